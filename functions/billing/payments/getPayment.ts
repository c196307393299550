import { implement } from '#functions/_platform/http/implement.ts'
import { askedOfInsured, owedByFinancer } from '#functions/ledger/invoices/askedOfInsured.ts'
import { commissionFacts } from '#functions/ledger/invoices/commissionFacts.ts'
import { balanceDue, chargedOf, isPaid, paidByFinancer, writtenOffOf } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { policyById } from '#functions/policy/public.ts'
import { getPayment as contract } from '#shared/contracts/billing/payments.ts'
import { invoiceNumberOf, newestAsked } from '#shared/domain/billing/invoice.ts'
import { netDue } from '#shared/domain/ledger/agencyCommission.ts'
import { mayAs } from '#shared/permissions.ts'
import { dunnedOn } from '../dunning/dunned.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { allowedOn } from './guards.ts'

export const getPayment = implement(contract)(async ({ params, actor, now }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { status, description, dueDate, currency, policyNumber, agreement, financer } = invoice
  const policy = await policyById(params.policyId)
  const charged = policy && newestAsked(policy.transactions)
  const noticedOn = policy && dunnedOn(invoice, policy)
  const instalment = askedOfInsured(invoice, bookDate(now))
  return {
    isPaid: isPaid(invoice),
    status,
    description,
    dueDate,
    dueAmount: Math.max(0, balanceDue(invoice)),
    chargedAmount: chargedOf(invoice) + writtenOffOf(invoice),
    writtenOff: writtenOffOf(invoice),
    currency,
    premiumFinanced: agreement !== undefined,
    ...(instalment && { instalment }),
    ...(invoice.agencyBilled &&
      actor.workflow === undefined &&
      mayAs(actor, 'billing:manage') && { netDue: Math.max(0, netDue(commissionFacts(invoice))) }),
    ...(noticedOn !== undefined && { noticedOn }),
    ...(financer && {
      financer: {
        name: financer.name,
        amountFinanced: financer.amountFinanced,
        paid: paidByFinancer(invoice),
        owes: owedByFinancer(invoice),
        ...(financer.asked && { asked: financer.asked }),
      },
    }),
    policyNumber,
    invoiceNumber: charged === undefined ? invoice.invoiceNumber : invoiceNumberOf(policyNumber, charged.revision),
    allowedActions: allowedOn(invoice, actor),
  }
})
