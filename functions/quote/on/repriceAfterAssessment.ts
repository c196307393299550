import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { isBeingPriced, requestPatch } from '../pricing/patch.ts'
import { quotes } from '../store/quotes.ts'

/**
 * A quote for which the risk was assessed anew is priced with the new score: in the background while its agency may change
 * it, at once while an underwriter works on it. Other quotes of the account keep their price while they stand.
 */
export const repriceAfterAssessment: Subscriber<'risk.assessed'> = async ({ detail, now, once }) => {
  const quote = detail.quoteId === undefined ? undefined : await quotes.byId(detail.quoteId)
  if (quote === undefined || isBeingPriced(quote, now)) return
  if (canQuote(quote.status, 'update')) {
    const { changes, event } = requestPatch(quote, { action: 'update' }, 'system', now)
    await commit([quoteChange(quote, now, changes)], { events: [event], once })
  } else if (canQuote(quote.status, 'underwrite')) await writeTerms(quote, {}, { now })
}
