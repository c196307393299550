import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { sharesOf } from '../vendors/sharesOf.ts'

type Placed = Partial<Pick<ClaimRecord, 'partnerIds' | 'policyId' | 'policyNumber' | 'productType' | 'timeZone'>>

/** What a claim has of the policy that answers it: whose share it is too. Without one it keeps what it has. */
export const placed = (claim: Pick<ClaimRecord, 'vendors'>, policy: PolicyRecord | undefined): Placed => {
  if (policy === undefined) return {}
  const partnerIds = [...new Set([...(policy.partnerIds ?? []), ...sharesOf(claim.vendors)])]
  return {
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    timeZone: policy.timeZone,
    ...(partnerIds.length > 0 && { partnerIds }),
  }
}
