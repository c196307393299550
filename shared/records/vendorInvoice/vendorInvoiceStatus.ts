import type { Tone } from '../tone.ts'

/** Where an invoice of a vendor stands. */
export const vendorInvoiceStatusTones = {
  SUBMITTED: { tone: 'review' },
  APPROVED: { tone: 'ready' },
  PAID: { tone: 'active' },
  REJECTED: { tone: 'refused' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type VendorInvoiceStatus = keyof typeof vendorInvoiceStatusTones

export const vendorInvoiceStatuses = Object.keys(vendorInvoiceStatusTones) as [
  VendorInvoiceStatus,
  ...VendorInvoiceStatus[],
]

/** Whether it stands, so that its number is taken: one that was rejected or withdrawn may be sent anew, put right. */
export const standsAsInvoice = (status: VendorInvoiceStatus): boolean => status !== 'REJECTED' && status !== 'WITHDRAWN'
