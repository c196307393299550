import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { payForAccount } from '#shared/contracts/billing/methods.ts'
import { resetFailedPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { applyExternalPayment, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { canInvoice, type InvoiceAction, type InvoiceNeed, invoiceLife } from '#shared/records/invoice/invoiceLife.ts'
import { unmetNeed } from '#shared/records/life.ts'

const needsOf =
  (invoice: InvoiceRecord) =>
  (need: InvoiceNeed): boolean =>
    ({ owed: balanceDue(invoice) > 0 && invoice.agencyBilled !== true })[need]

const guard = guardOf(invoiceLife, {
  refusal: 'billing.inProcess',
  contracts: [applyExternalPayment, getPaymentProcessorKey, payForAccount, resetFailedPayment, updateTransaction],
})

/** What the actor can do with an invoice now. */
export const allowedOn = (invoice: InvoiceRecord, actor: Actor): InvoiceAction[] =>
  guard.allowed(invoice.status, { actor, isMet: needsOf(invoice) })

/** Refuses to take a payment of what is paid or its agency owes, or while another is being processed. */
export const mustBePayable = (invoice: InvoiceRecord): void => {
  if (invoice.agencyBilled) fail('billing.agencyOwes')
  if (invoice.status === 'Paid' || unmetNeed(invoiceLife, 'pay', needsOf(invoice)) !== undefined)
    fail('billing.alreadyPaid')
  if (!canInvoice(invoice.status, 'pay')) fail('billing.inProcess')
}
