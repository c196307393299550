import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'

/** What there is to tell of a quote that was priced: that it is ready or declined, or, unless it was before, that it is referred. */
export const eventsOfOutcome = (after: Pick<QuoteRecord, 'id' | 'status'>, before: QuoteStatus): DomainEvent[] => {
  const detail = { quoteId: after.id }
  if (after.status === 'READY') return [{ name: 'quote.ready', detail }]
  if (after.status === 'DECLINED') return [{ name: 'quote.declined', detail: { ...detail, notify: true } }]
  return after.status === 'REFERRED' && before !== 'REFERRED' ? [{ name: 'quote.referred', detail }] : []
}
