import { implement } from '#functions/_platform/http/implement.ts'
import { getBalance as contract } from '#shared/contracts/billing/payments.ts'
import { balanceDue } from '../invoices/standing.ts'
import { requireInvoice } from '../store/invoices.ts'

export const getBalance = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { balance: balanceDue(invoice), currency: invoice.currency }
})
