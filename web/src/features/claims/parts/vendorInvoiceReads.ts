import {
  getVendorInvoice,
  getVendorInvoiceTotals,
  listVendorInvoiceHistory,
  searchVendorInvoices,
} from '#shared/contracts/claims/vendorInvoices.ts'
import { claimReads } from './claimReads.ts'

/** What is read of invoices, and asked for again when one has changed; one that is approved becomes a payment of its claim. */
export const vendorInvoiceReads = [
  ...claimReads,
  getVendorInvoice,
  getVendorInvoiceTotals,
  listVendorInvoiceHistory,
  searchVendorInvoices,
]
