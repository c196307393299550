import { implement } from '#functions/_platform/http/implement.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { getBalance as contract } from '#shared/contracts/billing/payments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getBalance = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return { balance: balanceDue(invoice), currency: invoice.currency }
})
