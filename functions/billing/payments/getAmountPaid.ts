import { implement } from '#functions/_platform/http/implement.ts'
import { getAmountPaid as contract } from '#shared/contracts/billing/payments.ts'
import { paidOf } from '../invoices/standing.ts'
import { requireInvoice } from '../store/invoices.ts'

export const getAmountPaid = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { amountPaid: paidOf(invoice), currency: invoice.currency }
})
