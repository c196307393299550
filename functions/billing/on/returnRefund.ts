import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import { postingsForRefundReturned } from '#shared/domain/ledger/refundPostings.ts'
import { nextIn } from '#shared/records/life.ts'
import { refundLife } from '#shared/records/refund/refundLife.ts'
import { payoutById } from '../processor/payout.ts'

/**
 * Books back a refund that the bank returned after it had been paid: it is the insured's credit again, and so a refund that
 * is due, which people decide on anew. A payout of another's is none of ours; of a refund that is being paid still, whose
 * answer was lost, whoever asks the processor again hears that it came back.
 */
export const returnRefund: Subscriber<'payout.returned'> = ({ detail: { payoutId }, now, once }) =>
  retryStale(async () => {
    const told = await payoutById(payoutId)
    const policy = told?.status === 'returned' ? await policyByNumber(told.reference) : undefined
    const invoice = policy && (await invoiceOfPolicy(policy.id))
    if (told === undefined || policy === undefined || invoice === undefined) return
    const refund = (await refunds.every({ scopes: [`policy:${policy.id}`] })).find(
      ({ payout }) => payout?.reference === payoutId,
    )
    const before = refund && (await refunds.byId(refund.id))
    const next = before && nextIn(refundLife, before.status, 'return')
    if (before === undefined || !next?.ok) return
    const failure = told.failure ?? 'The bank returned the payment.'
    const { movements, writes, events } = bookingOf(postingsForRefundReturned(before.amount), {
      of: invoice,
      cause: { kind: 'refund', id: before.id },
      effectiveAt: bookDate(now),
      now,
    })
    const settled = await settleCredit(
      { ...invoice, movements: [...invoice.movements, ...movements], lastUpdated: now },
      { reason: 'Refund returned by the bank', now },
    )
    await commit(
      [
        refunds.update(before, { ...before, status: next.status, failure, lastUpdated: now }),
        invoices.update(invoice, settled.invoice),
        ...writes,
        ...settled.writes,
      ],
      { events: [...events, ...settled.events], once },
    )
  })
