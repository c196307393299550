import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

type Named = Pick<PolicyRecord, 'accountId' | 'id'>

/** The claims that name a policy or binder. */
const claimsNaming = async ({ accountId, id }: Named) => {
  const rows = await claims.every({ scopes: [`account:${accountId}`], group: filedClaimStatuses })
  return rows.filter(({ policyId }) => policyId === id)
}

/** Whether a claim names a policy or binder, whatever became of either. */
export const isNamedByClaims = async (policy: Named): Promise<boolean> => (await claimsNaming(policy)).length > 0

/**
 * Refuses to delete a binder that a claim names, whatever became of either: it is part of the claim's file. A draft is no
 * claim.
 * @throws policy.namedByClaims
 */
export const mustBeUnnamed = async (policy: Named): Promise<void> => {
  const naming = await claimsNaming(policy)
  if (naming.length === 0) return
  fail('policy.namedByClaims', { data: { claims: naming.map(({ claimNumber }) => claimNumber).join(', ') } })
}
