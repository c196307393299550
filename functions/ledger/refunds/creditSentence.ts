import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'

/** What an invoice says, after the amount, of money that is kept as a credit. */
export const creditSentence = 'more than was due came in and is kept as a credit until it is refunded.'

/** The invoice once its credit is gone, refunded or owed again: it speaks of none. */
export const withoutCreditWords = (invoice: InvoiceRecord): InvoiceRecord =>
  invoice.description.includes(creditSentence) ? { ...invoice, description: '' } : invoice
