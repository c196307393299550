import { commit } from '#functions/_platform/storage/commit.ts'
import { recharged } from '#functions/ledger/invoices/recharged.ts'
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
  const kept = made.length === 0 ? moved : recharged(moved)
  await commit([...booked.writes, invoices.update(invoice, kept)], {
    events: [
      ...booked.events,
      ...(kept.status === invoice.status
        ? []
        : [{ name: 'payment.moved', detail: { policyId: invoice.policyId } } as const]),
    ],
  })
  return after
}
