import { implement } from '#functions/_platform/http/implement.ts'
import { isPaid } from '#functions/ledger/invoices/standing.ts'
import { getPaymentStatus as contract } from '#shared/contracts/billing/payments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getPaymentStatus = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { isPaid: isPaid(invoice), status: invoice.status, policyNumber: invoice.policyNumber }
})
