import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

type Sent = NonNullable<InvoiceRecord['reminders']>['sent'][number]

/** The invoice once it was reminded of, and the event that has the reminder sent; in one commit, so that it is sent once. */
export const remindedOf = (invoice: StoredInvoice, sent: Sent, now: Instant) => {
  const { muted = false, sent: before = [] } = invoice.reminders ?? {}
  const { step, dueDate } = sent
  return {
    write: invoices.update(invoice, {
      ...invoice,
      reminders: { muted, sent: [...before, sent] },
      lastUpdated: now,
    }),
    event: {
      name: 'invoice.reminded',
      detail: { policyId: invoice.policyId, dueDate, ...(step !== undefined && { step }) },
    } as const,
  }
}
