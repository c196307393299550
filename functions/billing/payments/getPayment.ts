import { implement } from '#functions/_platform/http/implement.ts'
import { balanceDue, isPaid, paidByFinancer } from '#functions/ledger/invoices/standing.ts'
import { getPayment as contract } from '#shared/contracts/billing/payments.ts'
import { dunnedOn } from '../dunning/dunned.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getPayment = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { status, description, dueDate, currency, policyNumber, invoiceNumber, agreement, financer } = invoice
  const noticedOn = dunnedOn(invoice)
  return {
    isPaid: isPaid(invoice),
    status,
    description,
    dueDate,
    dueAmount: Math.max(0, balanceDue(invoice)),
    currency,
    premiumFinanced: agreement !== undefined,
    ...(noticedOn !== undefined && { noticedOn }),
    ...(financer && {
      financer: { name: financer.name, amountFinanced: financer.amountFinanced, paid: paidByFinancer(invoice) },
    }),
    policyNumber,
    invoiceNumber,
  }
})
