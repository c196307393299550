import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { type VendorInvoiceHit, VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { isAboveAgreed } from '#shared/domain/claims/invoiceFigures.ts'
import { standsAsInvoice } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'

export type StoredVendorInvoice = Stored<VendorInvoiceRecord>

/** A number is its vendor's own, however it is written. */
export const numberKey = ({ vendorId, number }: Pick<VendorInvoiceRecord, 'number' | 'vendorId'>): string =>
  `${vendorId}|${number.toLowerCase()}`

const Row = VendorInvoiceRecord.pick({
  id: true,
  vendorId: true,
  vendorName: true,
  claimId: true,
  claimNumber: true,
  companyName: true,
  status: true,
  number: true,
  invoicedOn: true,
  currency: true,
  total: true,
  paidOn: true,
  created: true,
})

/**
 * Invoices of vendors: listed for the desk, with their claim and for their vendor, and measured by what is asked for or was
 * paid; a number stands once by a vendor.
 */
export const vendorInvoices = defineRecord({
  kind: 'vendorInvoice',
  notFound: 'vendorInvoice.notFound',
  unique: {
    number: (invoice: VendorInvoiceRecord) => (standsAsInvoice(invoice.status) ? numberKey(invoice) : undefined),
  },
  list: {
    scopes: (invoice: VendorInvoiceRecord) => [...scopesOfRecord(invoice), `claim:${invoice.claimId}`],
    groups: (invoice: VendorInvoiceRecord) => [invoice.status],
    sorts: {
      created: (invoice: VendorInvoiceRecord) => invoice.created,
      invoicedOn: (invoice: VendorInvoiceRecord) => invoice.invoicedOn,
      vendorName: (invoice: VendorInvoiceRecord) => invoice.vendorName.toLowerCase(),
      total: (invoice: VendorInvoiceRecord) => String(invoice.total).padStart(16, '0'),
    },
    summary: (invoice: VendorInvoiceRecord): VendorInvoiceHit => ({
      ...Row.parse(invoice),
      isAboveAgreed: invoice.lines.some(isAboveAgreed),
    }),
    measure: (invoice: VendorInvoiceRecord) =>
      invoice.status === 'PAID' ? (invoice.payment?.paid ?? 0) : invoice.total,
  },
  search: ({ companyName, vendorName }: VendorInvoiceRecord) => [companyName, vendorName],
  searchFromStart: ({ claimNumber, number }: VendorInvoiceRecord) => [claimNumber, number],
  history: { hides: ['lines', 'payment', 'returned'] },
})

/** An invoice, whoever may see it. */
export const vendorInvoiceById = (id: string): Promise<StoredVendorInvoice | undefined> => vendorInvoices.byId(id)
