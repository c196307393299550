import { implement } from '#functions/_platform/http/implement.ts'
import { paidOf } from '#functions/ledger/invoices/standing.ts'
import { getAmountPaid as contract } from '#shared/contracts/billing/payments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getAmountPaid = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { amountPaid: paidOf(invoice), currency: invoice.currency }
})
