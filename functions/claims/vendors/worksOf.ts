import { config } from '#functions/_platform/config/config.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import type { VendorWork } from '#shared/domain/claims/vendorWork.ts'
import { regionOf } from '#shared/regions/regions.ts'

type Worked = Pick<ClaimRecord, 'formerVendors' | 'vendors'>

/** What a vendor was brought into a claim for, by the region's calendar, also where it was let go since. */
export const worksOf = ({ vendors, formerVendors = [] }: Worked, vendorId: string | undefined): VendorWork[] => {
  const { timeZone } = regionOf(config.region)
  const workOf = ({
    at,
    subcategory,
    ...asked
  }: Omit<ClaimRecord['vendors'][number], 'organizationId'>): VendorWork => ({
    subcategory,
    isTaken: !isUnanswered(asked),
    from: dateAt(at, timeZone),
  })
  const isIts = (each: { readonly vendorId: string }) => each.vendorId === vendorId
  return [
    ...vendors.filter(isIts).map(workOf),
    ...formerVendors.filter(isIts).map((work) => ({ ...workOf(work), until: dateAt(work.releasedAt, timeZone) })),
  ]
}
