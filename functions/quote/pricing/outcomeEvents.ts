import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** What there is to tell of a quote that was priced: that it is ready, or, unless it was before, that it is referred. */
export const eventsOfOutcome = (after: Pick<QuoteRecord, 'id' | 'status'>, before: QuoteStatus): DomainEvent[] => {
  const detail = { quoteId: after.id }
  if (after.status === 'READY') return [{ name: 'quote.ready', detail }]
  return after.status === 'REFERRED' && before !== 'REFERRED' ? [{ name: 'quote.referred', detail }] : []
}
