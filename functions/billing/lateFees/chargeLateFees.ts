import type { Write } from '#functions/_platform/storage/record.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { LateFee } from '#shared/domain/billing/lateFee.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForLateFee } from '#shared/domain/ledger/lateFeePostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** The commit by which late fees are charged on an invoice: postings, movements, and which instalment each is of. */
export const chargeLateFees = (
  invoice: StoredInvoice,
  fees: readonly LateFee[],
  now: Instant,
): { readonly writes: Write[]; readonly events: DomainEvent[] } => {
  const { movements, writes, events } = bookingOf(
    fees.flatMap(({ amount, number }) => postingsForLateFee({ amount, number })),
    { of: invoice, cause: { kind: 'lateFee', id: invoice.policyId }, effectiveAt: bookDate(now), now },
  )
  const charged = fees.map((fee) => ({ ...fee, chargedOn: bookDate(now) }))
  const after = {
    ...invoice,
    movements: [...invoice.movements, ...movements],
    lateFees: [...(invoice.lateFees ?? []), ...charged],
    // What is on the page that is open is no longer what is due.
    session: undefined,
    lastUpdated: now,
  }
  return { writes: [invoices.update(invoice, after), ...writes], events }
}
