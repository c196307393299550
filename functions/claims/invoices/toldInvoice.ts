import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { VendorInvoice, VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { claimById, isClaimTheirs } from '../store/claims.ts'
import { isVendor } from '../vendors/vendorShare.ts'

/**
 * An invoice as it is told. A vendor is told what is paid of it and what the insured bears, and not what the desk says to
 * itself; its file it opens as long as it sees the claim.
 */
export const toldInvoice = async (invoice: VendorInvoiceRecord, actor: Actor): Promise<VendorInvoice> => {
  if (!isVendor(actor)) return invoice
  const { rateWord: _, returned: __, payment, document, ...told } = invoice
  const claim = await claimById(invoice.claimId)
  const opens = claim !== undefined && isClaimTheirs(actor, claim)
  return {
    ...told,
    document: opens ? document : { docName: document.docName },
    ...(payment && { payment: { paid: payment.paid, borne: payment.borne } }),
  }
}
