import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { chargedOf, paidOf } from './standing.ts'
import { statusAfterRecharged } from './statusAfter.ts'

/** An invoice of which more or less is charged than before: where its payment stands then. What has failed is said while it counts. */
export const recharged = <Invoice extends Pick<InvoiceRecord, 'description' | 'movements' | 'status'>>(
  invoice: Invoice,
): Invoice => {
  const status = statusAfterRecharged(invoice.status, { total: chargedOf(invoice), received: paidOf(invoice) })
  const isForgotten = invoice.status === 'Failed' && status !== 'Failed'
  return { ...invoice, status, ...(isForgotten && { description: '' }) }
}
