import { implement } from '#functions/_platform/http/implement.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { getInvoiceBalance as contract } from '#shared/contracts/billing/payments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getInvoiceBalance = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { invoiceNumber, dueDate, lines, total, status, currency } = invoice
  const balance = balanceDue(invoice)
  return { balance, currency, invoices: [{ invoiceNumber, dueDate, lines, total, balance, status }] }
})
