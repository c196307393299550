import { fail } from '#functions/_platform/problems/problem.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { canInvoice, type InvoiceNeed, invoiceLife } from '#shared/records/invoice/invoiceLife.ts'
import { unmetNeed } from '#shared/records/life.ts'

const needsOf =
  (invoice: InvoiceRecord) =>
  (need: InvoiceNeed): boolean =>
    ({ owed: balanceDue(invoice) > 0 })[need]

/** Refuses to take a payment of what is paid, or while another is being processed. */
export const mustBePayable = (invoice: InvoiceRecord): void => {
  if (invoice.status === 'Paid' || unmetNeed(invoiceLife, 'pay', needsOf(invoice)) !== undefined)
    fail('billing.alreadyPaid')
  if (!canInvoice(invoice.status, 'pay')) fail('billing.inProcess')
}
