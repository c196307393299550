import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { scheduleOfQuote } from '../invoices/plan.ts'
import { bookDate } from '../postings/bookDate.ts'

export type StoredInvoice = Stored<InvoiceRecord>

/** An invoice whose plan was kept by its figures alone. */
const withSchedule = (invoice: InvoiceRecord): InvoiceRecord => {
  const { agreement, financeQuote } = invoice
  if (agreement === undefined || financeQuote === undefined) return invoice
  return {
    ...invoice,
    agreement: { ...agreement, schedule: scheduleOfQuote(financeQuote, bookDate(agreement.signedAt)) },
  }
}

/** Invoices: one for each policy, found by the policy. */
export const invoices = defineRecord<InvoiceRecord>({
  kind: 'invoice',
  notFound: 'billing.notInvoiced',
  version: 2,
  // From the second on, an accepted plan keeps its parts.
  from: { 1: withSchedule },
  history: { hides: ['session'] },
})

/** A policy has one invoice, so its id is the policy's own: whoever makes it a second time finds it made. */
export const invoiceIdOf = (policyId: string): string => policyId.replace(/^pol_/, 'inv_')

export const invoiceOfPolicy = (policyId: string): Promise<StoredInvoice | undefined> =>
  invoices.byId(invoiceIdOf(policyId))
