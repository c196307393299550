import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import { type StoredWriteOff, writeOffs } from '../store/writeOffs.ts'

/** An invoice as write-offs have moved it, with what is committed along. */
export interface Moved<Invoice extends InvoiceRecord = InvoiceRecord> {
  readonly invoice: Invoice
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** What a write-off becomes next, booked over the invoice as it was moved so far; one that stands stays with its invoice. */
export const bookWriteOff = <Invoice extends InvoiceRecord>(
  { invoice, ...so }: Moved<Invoice>,
  before: StoredWriteOff,
  after: WriteOffRecord,
  made: readonly Posting[],
): Moved<Invoice> => {
  const now = after.lastUpdated
  const { movements, writes, events } = bookingOf(made, {
    of: invoice,
    cause: { kind: 'writeOff', id: before.id },
    effectiveAt: bookDate(now),
    now,
  })
  return {
    invoice: {
      ...invoice,
      movements: [...invoice.movements, ...movements],
      writeOffIds: invoice.writeOffIds?.filter((id) => id !== before.id || after.status === 'APPROVED'),
    },
    writes: [...so.writes, writeOffs.update(before, after), ...writes],
    events: [...so.events, ...events],
  }
}
