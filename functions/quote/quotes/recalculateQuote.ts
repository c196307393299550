import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { eventsOfOutcome } from '../pricing/outcomeEvents.ts'
import { reprice } from '../pricing/reprice.ts'
import { withRuleDecline } from '../pricing/ruleDecline.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { statusAfterPricing } from '../workflows/refer.ts'

export const recalculateQuote = implement(contract.recalculateQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'update', { actor, now })
  const { outcome, changes } = await reprice(quote, {}, now)
  const status = statusAfterPricing(quote, 'update', outcome)
  const { after, writes } = await withRuleDecline(afterAction(quote, 'update', now, changes, status), now)
  await commit([quotes.update(quote, after), ...writes], { events: eventsOfOutcome(after, quote.status) })
  return {
    id: quote.id,
    premium: after.rated.premium,
    totalPremium: after.totalPremium,
    lastPatched: after.lastPatched,
  }
})
