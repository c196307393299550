import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { commissionFacts } from '#functions/ledger/invoices/commissionFacts.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import type { StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { applyExternalPayment as contract } from '#shared/contracts/billing/transactions.ts'
import { netDue, netPayment } from '#shared/domain/ledger/agencyCommission.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { owedSince } from '../days/owedSince.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { creditWords, overpaidBy } from '../payments/overpaid.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { isRecorded } from './isRecorded.ts'
import { keepExternal } from './keepExternal.ts'

/** Why more than is due is refused, in the amounts that were entered: of an agency that keeps its commission, net of it. */
const refusalOf = (
  invoice: StoredInvoice,
  { amount, over }: { readonly amount: number; readonly over: number },
  isNet: boolean,
) => {
  const due = isNet ? netDue(commissionFacts(invoice)) : balanceDue(invoice)
  return {
    due: moneyText(Math.max(0, due), invoice.currency),
    offered: moneyText(amount, invoice.currency),
    over: moneyText(over, invoice.currency),
  }
}

/**
 * Records a check or a wire: payment, invoice and posting in one commit. The same again changes nothing. More
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
    mustBeDay({ day: paymentDate, field: 'paymentDate', since: await owedSince(invoice, actor), now })
    const isOther = ({ commissionRetained }: TransactionRecord) =>
      (commissionRetained !== undefined) !== (netOfCommission === true)
    if (await isRecorded({ paymentMethod, policyId, transactionId, amount, isOther })) return { transactionId }
    if (netOfCommission && !invoice.agencyBilled) return fail('billing.notAgencyBilled')
    const { brokerFee, gross, retained } = netOfCommission
      ? netPayment(commissionFacts(invoice), amount)
      : { gross: amount, retained: 0, brokerFee: 0 }
    const over = overpaidBy(invoice, gross)
    if (over > 0 && creditReason === undefined)
      return fail('billing.overpaid', { data: refusalOf(invoice, { amount, over }, netOfCommission === true) })
    const words = over > 0 ? creditWords(over, invoice.currency, creditReason) : undefined
    await keepExternal(
      invoice,
      {
        transactionId,
        amount,
        paymentMethod,
        paymentDate,
        processorName: paymentMethod,
        ...(netOfCommission && { retained, brokerFee }),
        words,
      },
      { actor, now },
    )
    return { transactionId }
  }),
)
