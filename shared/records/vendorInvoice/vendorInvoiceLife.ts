import { defineLife } from '../life.ts'
import { vendorInvoiceStatusTones } from './vendorInvoiceStatus.ts'

/**
 * The life of a vendor's invoice (rule: vendor-invoices). The desk approves it, which asks for a payment of the claim, or
 * rejects it; until then its vendor may withdraw it. It is `paid` as that payment is; where the payment is rejected, it comes
 * `back` to the desk.
 */
export const vendorInvoiceLife = defineLife({
  kind: 'vendorInvoice',
  first: ['SUBMITTED'],
  statuses: vendorInvoiceStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveVendorInvoice'], steps: { SUBMITTED: 'APPROVED' } },
    reject: { word: 'reject it', by: ['rejectVendorInvoice'], steps: { SUBMITTED: 'REJECTED' } },
    withdraw: { word: 'withdraw it', by: ['withdrawVendorInvoice'], steps: { SUBMITTED: 'WITHDRAWN' } },
    pay: { steps: { APPROVED: 'PAID' } },
    back: { steps: { APPROVED: 'SUBMITTED' } },
  },
})

export type VendorInvoiceAction = keyof typeof vendorInvoiceLife.actions
