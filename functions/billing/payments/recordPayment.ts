import { implement } from '#functions/_platform/http/implement.ts'
import { balanceDue, isPaid } from '#functions/ledger/invoices/standing.ts'
import { recordPayment as contract } from '#shared/contracts/billing/processor.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { processorTransaction } from '../processor/processor.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { followTransaction } from './followTransaction.ts'

/**
 * What the browser says of a payment is compared with what the processor says and never taken for itself; then the
 * payment is recorded as its callback would have it, whichever comes first.
 */
export const recordPayment = implement(contract)(async ({ body, actor, now, fail }) => {
  const invoice = await requireInvoice(body.policyId, actor)
  const told = await processorTransaction(body.transactionId)
  if (told === undefined || told.reference !== invoice.policyNumber) return fail('billing.transactionNotFound')
  if (told.amount !== body.paymentAmount || told.currency !== invoice.currency)
    return fail('billing.amountMismatch', {
      data: {
        due: moneyText(balanceDue(invoice), invoice.currency),
        offered: moneyText(body.paymentAmount, invoice.currency),
      },
    })
  const followed = await followTransaction(body.transactionId, now)
  const after = followed?.invoice ?? invoice
  return { isPaid: isPaid(after), status: after.status }
})
