import type { Write } from '#functions/_platform/storage/record.ts'
import { binderAction, policyById } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { afterAction, type QuoteChanges } from '../actions/quoteAction.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** What ends a binder before its policy is issued, the quote's write and the policy record's, for one transaction. */
export const endBinder = async (
  quote: StoredQuote,
  how: 'expireBinder' | 'rescind',
  now: Instant,
  changes: QuoteChanges = {},
): Promise<{
  readonly after: QuoteRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}> => {
  const after = afterAction(quote, how, now, changes)
  const binder = quote.binder === undefined ? undefined : await policyById(quote.binder.id)
  return {
    after,
    writes: [quotes.update(quote, after), ...(binder === undefined ? [] : [binderAction(binder, how, now)])],
    events: [
      { name: 'quote.binderEnded', detail: { quoteId: quote.id, how: how === 'rescind' ? 'rescinded' : 'expired' } },
    ],
  }
}
