import { commit } from '#functions/_platform/storage/commit.ts'
import { chargedOf, paidOf } from '#functions/ledger/invoices/standing.ts'
import { statusAfterRecharged } from '#functions/ledger/invoices/statusAfter.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { StoredWriteOff } from '#functions/ledger/store/writeOffs.ts'
import { bookWriteOff } from '#functions/ledger/writeOffs/bookWriteOff.ts'
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
  const booked = bookWriteOff({ invoice, writes: [], events: [] }, before, after, made)
  const moved = {
    ...booked.invoice,
    ...(made.length > 0 && { session: undefined }),
    lastUpdated: after.lastUpdated,
  }
  const status =
    made.length === 0
      ? invoice.status
      : statusAfterRecharged(invoice.status, { total: chargedOf(moved), received: paidOf(moved) })
  await commit([...booked.writes, invoices.update(invoice, { ...moved, status })], {
    events: [
      ...booked.events,
      ...(status === invoice.status
        ? []
        : [{ name: 'payment.moved', detail: { policyId: invoice.policyId } } as const]),
    ],
  })
  return after
}
