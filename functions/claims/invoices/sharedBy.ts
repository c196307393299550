import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { sharesOf } from '../vendors/sharesOf.ts'

type WhoseInvoice = Pick<VendorInvoiceRecord, 'agencyId' | 'partnerIds' | 'teamIds'>

/** Whose an invoice is: its vendor's, and theirs who have the claim beside the vendors on it. */
export const sharedBy = (
  { agencyId, partnerIds = [], teamIds, vendors }: ClaimRecord,
  vendorId: string,
): WhoseInvoice => {
  const others = partnerIds.filter((each) => !sharesOf(vendors).includes(each))
  return { ...(agencyId !== undefined && { agencyId }), teamIds, partnerIds: [...others, vendorId] }
}
