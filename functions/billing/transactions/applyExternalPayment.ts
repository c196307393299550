import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { commissionFacts } from '#functions/ledger/invoices/commissionFacts.ts'
import { balanceDue, chargedOf, paidOf } from '#functions/ledger/invoices/standing.ts'
import { statusAfterApplied } from '#functions/ledger/invoices/statusAfter.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { paymentKeyOf, transactions } from '#functions/ledger/store/transactions.ts'
import { applyExternalPayment as contract } from '#shared/contracts/billing/transactions.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { netPayment } from '#shared/domain/ledger/agencyCommission.ts'
import { postingsForNetPayment, postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { creditWords, overpaidBy } from '../payments/overpaid.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

const refusalOf = (invoice: StoredInvoice, amount: number) => ({
  due: moneyText(Math.max(0, balanceDue(invoice)), invoice.currency),
  offered: moneyText(amount, invoice.currency),
  over: moneyText(overpaidBy(invoice, amount), invoice.currency),
})

/**
 * Records a check or a wire: payment, invoice and posting in one commit. The same reference again changes nothing. More
 * than is due is refused, unless somebody says why it is kept as a credit.
 */
export const applyExternalPayment = implement(contract)(({ body, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(body.policyId, actor)
    const {
      policyId,
      amount,
      paymentMethod,
      paymentDate,
      reference: transactionId,
      creditReason,
      netOfCommission,
    } = body
    const today = bookDate(now)
    if (paymentDate > today) return fail('billing.dateAhead', { data: { today } })
    const known = await transactions.idByUnique('paymentKey', paymentKeyOf({ paymentMethod, policyId, transactionId }))
    if (known !== undefined) return { transactionId }
    if (netOfCommission && !invoice.agencyBilled) return fail('billing.notAgencyBilled')
    const { gross, retained } = netOfCommission
      ? netPayment(commissionFacts(invoice), amount)
      : { gross: amount, retained: 0 }
    const over = overpaidBy(invoice, gross)
    if (over > 0 && creditReason === undefined) return fail('billing.overpaid', { data: refusalOf(invoice, gross) })
    const words = over > 0 ? creditWords(over, invoice.currency, creditReason) : undefined
    const id = TransactionId.parse(`txn_${ulid()}`)
    const booking = bookingOf(
      netOfCommission ? postingsForNetPayment({ received: amount, retained }) : postingsForPayment(amount, 'direct'),
      { of: invoice, cause: { kind: 'payment', id }, effectiveAt: paymentDate, now },
      id,
    )
    const settled = await settleCredit(
      { ...invoice, movements: [...invoice.movements, ...booking.movements] },
      { reason: 'Paid more than was due', by: actor.userId, now },
    )
    const moved = settled.invoice
    const status = statusAfterApplied(invoice.status, { total: chargedOf(moved), received: paidOf(moved) })
    await commit(
      [
        invoices.update(invoice, {
          ...moved,
          status,
          description: words?.invoice ?? '',
          session: undefined,
          lastUpdated: now,
        }),
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
          ...(invoice.partnerIds && { partnerIds: invoice.partnerIds }),
          status: 'Paid',
          paymentDate,
          paymentMethod,
          processorName: paymentMethod,
          amountPaid: amount,
          ...(netOfCommission && { commissionRetained: retained }),
          currency: invoice.currency,
          isDownPayment: false,
          paymentDesc: words?.payment ?? '',
          created: now,
          lastUpdated: now,
        }),
        ...booking.writes,
        ...settled.writes,
      ],
      {
        events: [
          ...booking.events,
          ...settled.events,
          { name: 'payment.received', detail: { policyId, transactionId: id } },
        ],
      },
    )
    return { transactionId }
  }),
)
