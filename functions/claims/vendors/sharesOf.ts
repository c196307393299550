import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'

type Vendors = ClaimRecord['vendors']

/** Who has a share in a claim by the vendors at work on it: each of them, and the organization whose people see it. */
export const sharesOf = (vendors: Vendors): readonly string[] => [
  ...new Set(
    vendors.flatMap(({ vendorId, organizationId }) =>
      organizationId === undefined ? [vendorId] : [vendorId, organizationId],
    ),
  ),
]

/** The claim with other vendors at work on it: who had a share by those of before alone has none. */
export const withVendors = (claim: ClaimRecord, vendors: Vendors): ClaimRecord => {
  const former = sharesOf(claim.vendors)
  const others = (claim.partnerIds ?? []).filter((id) => !former.includes(id))
  return { ...claim, vendors, partnerIds: [...new Set([...others, ...sharesOf(vendors)])] }
}
