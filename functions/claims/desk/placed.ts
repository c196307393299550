import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { sharesOf } from '../vendors/sharesOf.ts'

type WhoseClaim = Pick<ClaimRecord, 'agencyId' | 'partnerIds' | 'teamIds'>
type Placed = Partial<Pick<ClaimRecord, 'policyId' | 'policyNumber' | 'productType' | 'timeZone'> & WhoseClaim>

/**
 * Whose a claim is by the policy that answers it: who serves that serves the claim, by teams of theirs (decision:
 * claims-go-with-policy).
 */
export const whoseBy = (
  { agencyId, teamIds, vendors }: Pick<ClaimRecord, 'agencyId' | 'teamIds' | 'vendors'>,
  policy: PolicyRecord,
): WhoseClaim & { readonly partnerIds: string[] } => ({
  agencyId: policy.agencyId,
  teamIds: agencyId === policy.agencyId ? teamIds : policy.teamIds,
  partnerIds: [...new Set([...(policy.partnerIds ?? []), ...sharesOf(vendors)])],
})

/** What a claim has of the policy that answers it: whose it is too. Without one it keeps what it has. */
export const placed = (
  claim: Pick<ClaimRecord, 'agencyId' | 'teamIds' | 'vendors'>,
  policy: PolicyRecord | undefined,
): Placed => {
  if (policy === undefined) return {}
  const { partnerIds, ...whose } = whoseBy(claim, policy)
  return {
    ...whose,
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    timeZone: policy.timeZone,
    ...(partnerIds.length > 0 && { partnerIds }),
  }
}
