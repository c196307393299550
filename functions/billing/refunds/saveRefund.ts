import { commit } from '#functions/_platform/storage/commit.ts'
import { repaidFinancer } from '#functions/ledger/invoices/financer.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { withoutCreditWords } from '#functions/ledger/refunds/creditSentence.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { refunds, type StoredRefund } from '#functions/ledger/store/refunds.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'

/**
 * Commits what a refund has become with its postings, over the invoice as it was read: whoever moves the invoice
 * meanwhile looks at the refund again. Once it is paid, a credit that came since is a refund of its own.
 */
export const saveRefund = async (
  before: StoredRefund,
  after: RefundRecord,
  made: readonly Posting[],
  now: Instant,
): Promise<RefundRecord> => {
  const invoice = await invoiceOfPolicy(before.policyId)
  if (invoice === undefined) throw new Error(`There is no invoice of the refund ${before.id}.`)
  const { writes, events } = bookingOf(made, {
    of: invoice,
    cause: { kind: 'refund', id: before.id },
    effectiveAt: bookDate(now),
    now,
  })
  const kept = { ...(after.status === 'PAID' ? repaidFinancer(invoice, after) : invoice), lastUpdated: now }
  const settled =
    after.status === 'PAID'
      ? await settleCredit(
          { ...withoutCreditWords(kept), openRefundId: undefined },
          { reason: 'Paid more than was due', now },
        )
      : { invoice: kept, writes: [], events: [] }
  const told =
    after.status === 'PAID'
      ? [{ name: 'refund.paid' as const, detail: { policyId: after.policyId, refundId: after.id } }]
      : []
  await commit(
    [refunds.update(before, after), invoices.update(invoice, settled.invoice), ...writes, ...settled.writes],
    { events: [...events, ...settled.events, ...told] },
  )
  return after
}
