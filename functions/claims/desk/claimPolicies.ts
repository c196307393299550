import { coversOfAccount, type PolicyRecord, type StoredPolicy } from '#functions/policy/public.ts'
import { type ClaimPolicy, claimPolicyOf } from '#shared/domain/claims/claimTerms.ts'

/** A policy with what a claim looks at in it. */
export interface PolicyOfClaim {
  readonly record: StoredPolicy
  readonly terms: ClaimPolicy
}

/** A policy's terms as a claim sees them: a cancellation that has been done ended it. */
export const termsOf = (policy: PolicyRecord): ClaimPolicy =>
  claimPolicyOf({
    ...policy,
    cancelledOn: policy.status === 'CANCELLED' ? policy.cancellation?.effectiveDate : undefined,
  })

/** All policies of an account. */
export const claimPoliciesOf = async (accountId: string): Promise<PolicyOfClaim[]> =>
  (await coversOfAccount(accountId)).map((record) => ({ record, terms: termsOf(record) }))
