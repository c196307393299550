import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { applyExternalPayment as contract } from '#shared/contracts/billing/transactions.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import { chargedOf, paidOf } from '../invoices/standing.ts'
import { bookDate } from '../ledger/bookDate.ts'
import { bookingOf } from '../ledger/booking.ts'
import { statusAfterApplied } from '../payments/statusAfter.ts'
import { invoices, requireInvoice } from '../store/invoices.ts'
import { paymentKeyOf, transactions } from '../store/transactions.ts'

/** Records a check or a wire: payment, invoice and posting in one commit. The same reference again changes nothing. */
export const applyExternalPayment = implement(contract)(({ body, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(body.policyId, actor)
    const { policyId, amount, paymentMethod, paymentDate, reference: transactionId } = body
    const today = bookDate(now)
    if (paymentDate > today) return fail('billing.dateAhead', { data: { today } })
    const known = await transactions.idByUnique('paymentKey', paymentKeyOf({ paymentMethod, policyId, transactionId }))
    if (known !== undefined) return { transactionId }
    const id = TransactionId.parse(`txn_${ulid()}`)
    const booking = bookingOf(
      postingsForPayment(amount, 'direct'),
      { of: invoice, cause: { kind: 'payment', id }, effectiveAt: paymentDate, now },
      id,
    )
    const moved = { ...invoice, movements: [...invoice.movements, ...booking.movements] }
    const status = statusAfterApplied(invoice.status, { total: chargedOf(moved), received: paidOf(moved) })
    await commit(
      [
        invoices.update(invoice, { ...moved, status, description: '', session: undefined, lastUpdated: now }),
        transactions.create({
          id,
          transactionId,
          invoiceNumber: invoice.invoiceNumber,
          policyId,
          policyNumber: invoice.policyNumber,
          companyName: invoice.companyName,
          accountId: invoice.accountId,
          agencyId: invoice.agencyId,
          teamIds: invoice.teamIds,
          status: 'Paid',
          paymentDate,
          paymentMethod,
          processorName: paymentMethod,
          amountPaid: amount,
          currency: invoice.currency,
          isDownPayment: false,
          paymentDesc: '',
          created: now,
          lastUpdated: now,
        }),
        ...booking.writes,
      ],
      { events: [...booking.events, { name: 'payment.received', detail: { policyId, transactionId: id } }] },
    )
    return { transactionId }
  }),
)
