import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { SharedCommission } from '#shared/domain/ledger/commissionParts.ts'
import { commissionOf, shareOf } from '#shared/domain/quoting/commissionAgreement.ts'

type Policy = Pick<PolicyRecord, 'agencyId' | 'commissionAgreement' | 'commissionPercent'>

/** How the commission on a policy is earned and shared by the agreement it stands by; undefined without one. */
export const sharedCommissionOf = (policy: Policy) => {
  const { agencyId, commissionAgreement: agreed } = policy
  if (agreed === undefined) return undefined
  const { percent } = commissionOf(policy)
  return {
    of: agencyId,
    manner: agreed.manner,
    parts: agreed.shares.map((share) => ({ agencyId: share.agencyId, share: shareOf(share, percent) })),
  } satisfies SharedCommission
}
