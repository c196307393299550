import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow, mustBePriced } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { eventsOfOutcome } from '../pricing/outcomeEvents.ts'
import { reprice } from '../pricing/reprice.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'

export const recalculateQuote = implement(contract.recalculateQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'update')
  mustBePriced(quote, now)
  const { outcome, changes } = await reprice(quote, {}, now)
  const after = afterAction(quote, 'update', now, changes, quote.status === 'DRAFT' ? 'DRAFT' : outcome)
  await commit([quotes.update(quote, after)], { events: eventsOfOutcome(after, quote.status) })
  return {
    id: quote.id,
    premium: after.rated.premium,
    totalPremium: after.totalPremium,
    lastPatched: after.lastPatched,
  }
})
