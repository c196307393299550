import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/whatIf.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import { waterfallDifference } from '#shared/domain/rating/waterfallDifference.ts'
import { requireQuote } from '../store/reach.ts'
import { type Supposition, supposing } from './supposed.ts'
import { toldMoves } from './toldMoves.ts'

const figures = ({ outcome, rated, riskScore, totalPremium }: Supposition) => ({
  premium: rated.premium,
  totalPremium,
  riskScore,
  outcome,
})

export const exploreQuote = implement(contract.exploreQuote)(async ({ params, body, actor, now: at }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const suppose = await supposing(quote, at)
  const [now, supposed] = [suppose({}), suppose(body)]
  return {
    currency: supposed.rated.currency,
    now: figures(now),
    supposed: figures(supposed),
    moves: toldMoves(now.rated, supposed.rated),
    steps: waterfallDifference(now.rated.steps, supposed.rated.steps),
    reasonsGained: [...newReasons(now.referralReasons, supposed.referralReasons)],
    reasonsLost: [...newReasons(supposed.referralReasons, now.referralReasons)],
  }
})
