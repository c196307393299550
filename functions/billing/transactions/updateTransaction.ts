import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { receivedOn } from '#functions/ledger/invoices/standing.ts'
import { statusAfterReturned } from '#functions/ledger/invoices/statusAfter.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { type StoredTransaction, transactions } from '#functions/ledger/store/transactions.ts'
import { updateTransaction as contract } from '#shared/contracts/billing/transactions.ts'
import { postingsForFailedNetPayment, postingsForFailedPayment } from '#shared/domain/ledger/paymentPostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { paidSince } from '../days/owedSince.ts'
import { editRefusal } from './editRefusal.ts'
import { rebookDay } from './rebookDay.ts'

/** What its receipt says is other than it said. */
const receiptOf = ({ id: transactionId, policyId }: StoredTransaction): DomainEvent => ({
  name: 'payment.receiptRequested',
  detail: { policyId, transactionId, corrected: true },
})

/**
 * Corrects a payment. A check or wire that did not arrive, or was entered by mistake, is posted back and owed again; one that
 * came on another day is posted back and posted anew on that.
 */
export const updateTransaction = implement(contract)(async ({ body, actor, now, fail }) => {
  const known = await transactions.require(body.id, (transaction) => isTheirs(actor, transaction))
  const reason = editRefusal(known, body)
  if (reason !== undefined) return fail('billing.notEditable', { data: { reason } })
  const after = { ...known, ...body, lastUpdated: now }
  const invoice = await invoiceOfPolicy(known.policyId)
  if (invoice !== undefined && body.paymentDate !== known.paymentDate)
    mustBeDay({ day: body.paymentDate, field: 'paymentDate', since: await paidSince(invoice, known, actor), now })
  if (invoice !== undefined && body.paymentDate !== known.paymentDate) {
    const rebooked = await rebookDay(invoice, known, { day: body.paymentDate, actor, now })
    await commit([transactions.update(known, after), ...rebooked.writes], {
      events: [...rebooked.events, receiptOf(known)],
    })
    return after
  }
  if (invoice === undefined || body.status === known.status) {
    const isOtherwise = body.paymentMethod !== known.paymentMethod && known.status === 'Paid'
    await commit([transactions.update(known, after)], isOtherwise ? { events: [receiptOf(known)] } : {})
    return after
  }
  const isVoid = body.status === 'Void'
  const booking = bookingOf(
    known.commissionRetained === undefined
      ? postingsForFailedPayment(known.amountPaid, 'direct', { isVoid })
      : postingsForFailedNetPayment(
          {
            received: known.amountPaid,
            retained: known.commissionRetained,
            brokerFee: known.brokerFeeRetained,
          },
          { isVoid },
        ),
    { of: invoice, cause: { kind: 'correction', id: known.id }, effectiveAt: bookDate(now), now },
    known.id,
  )
  const settled = await settleCredit(
    { ...invoice, movements: [...invoice.movements, ...booking.movements], lastUpdated: now },
    { reason: 'Payment taken back', by: actor.userId, now },
  )
  const moved = settled.invoice
  const status = statusAfterReturned(invoice.status, receivedOn(moved), body.status === 'Failed')
  const description = status === 'Failed' ? body.paymentDesc : ''
  await commit(
    [
      transactions.update(known, after),
      invoices.update(invoice, { ...moved, status, description, session: undefined }),
      ...booking.writes,
      ...settled.writes,
    ],
    {
      events: [
        ...booking.events,
        ...settled.events,
        { name: 'payment.failed', detail: { policyId: known.policyId, transactionId: known.id } },
      ],
    },
  )
  return after
})
