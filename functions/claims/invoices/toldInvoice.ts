import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { VendorInvoice, VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { isVendor } from '../vendors/vendorShare.ts'

/** An invoice as it is told. A vendor is told what is paid of it and what the insured bears, and not what the desk says to itself. */
export const toldInvoice = (invoice: VendorInvoiceRecord, actor: Actor): VendorInvoice => {
  if (!isVendor(actor)) return invoice
  const { rateWord: _, returned: __, payment, ...told } = invoice
  return { ...told, ...(payment && { payment: { paid: payment.paid, borne: payment.borne } }) }
}
