import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

/**
 * Refuses to delete a binder that a claim names, whatever became of either: it is part of the claim's file. A draft is no
 * claim.
 * @throws policy.namedByClaims
 */
export const mustBeUnnamed = async ({ accountId, id }: Pick<PolicyRecord, 'accountId' | 'id'>): Promise<void> => {
  const rows = await claims.every({ scopes: [`account:${accountId}`], group: filedClaimStatuses })
  const naming = rows.filter(({ policyId }) => policyId === id)
  if (naming.length === 0) return
  fail('policy.namedByClaims', { data: { claims: naming.map(({ claimNumber }) => claimNumber).join(', ') } })
}
