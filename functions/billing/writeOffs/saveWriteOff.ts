import { commit } from '#functions/_platform/storage/commit.ts'
import { chargedOf, paidOf } from '#functions/ledger/invoices/standing.ts'
import { statusAfterRecharged } from '#functions/ledger/invoices/statusAfter.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { type StoredWriteOff, writeOffs } from '#functions/ledger/store/writeOffs.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'

/**
 * Commits what a write-off has become with its postings, over the invoice as it was read: what is due on it falls by what
 * is written off, and rises again by what is taken back.
 */
export const saveWriteOff = async (
  invoice: StoredInvoice,
  before: StoredWriteOff,
  after: WriteOffRecord,
  made: readonly Posting[],
): Promise<WriteOffRecord> => {
  const now = after.lastUpdated
  const { movements, writes, events } = bookingOf(made, {
    of: invoice,
    cause: { kind: 'writeOff', id: before.id },
    effectiveAt: bookDate(now),
    now,
  })
  const moved = {
    ...invoice,
    movements: [...invoice.movements, ...movements],
    writeOffIds: invoice.writeOffIds?.filter((id) => id !== before.id || after.status === 'APPROVED'),
    ...(made.length > 0 && { session: undefined }),
    lastUpdated: now,
  }
  const status =
    made.length === 0
      ? invoice.status
      : statusAfterRecharged(invoice.status, { total: chargedOf(moved), received: paidOf(moved) })
  await commit([writeOffs.update(before, after), invoices.update(invoice, { ...moved, status }), ...writes], {
    events: [
      ...events,
      ...(status === invoice.status
        ? []
        : [{ name: 'payment.moved', detail: { policyId: invoice.policyId } } as const]),
    ],
  })
  return after
}
