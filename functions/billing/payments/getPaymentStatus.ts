import { implement } from '#functions/_platform/http/implement.ts'
import { getPaymentStatus as contract } from '#shared/contracts/billing/payments.ts'
import { isPaid } from '../invoices/standing.ts'
import { requireInvoice } from '../store/invoices.ts'

export const getPaymentStatus = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { isPaid: isPaid(invoice), status: invoice.status, policyNumber: invoice.policyNumber }
})
