import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { reasonOf } from '../actions/reasonText.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

export const markQuoteLost = implement(contract.markQuoteLost)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'markLost', { actor, now })
  const lost = afterAction(quote, 'markLost', now, { statusNote: reasonOf(body, actor, now), patch: undefined })
  await commit([quotes.update(quote, lost)])
  return toStanding(lost, actor)
})
