import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { isBeingPriced, requestPatch } from '../pricing/patch.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

/** Asking again while it is being priced starts nothing new. */
export const retryQuoteRequest = implement(contract.retryQuoteRequest)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (!isBeingPriced(quote, now)) {
    const action = quote.patch?.action ?? 'retry'
    mustAllow(quote, action, { actor, now })
    const { changes, event } = requestPatch(quote, { ...quote.patch, action }, actor.userId, now)
    await commit([quoteChange(quote, now, changes)], { events: [event] })
  }
  return toStanding(quote, actor)
})
