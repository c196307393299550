import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

/**
 * Whether a claim was notified in extended reporting: one under the policy that was filed since it was issued, or one of the
 * company that no policy answers yet. A draft is no notice.
 */
export const isNotifiedIn = async (
  { accountId, id }: PolicyRecord,
  { known }: Pick<PolicyTransaction, 'known'>,
): Promise<boolean> => {
  const filed = claimStatuses.filter((status) => status !== 'UN_FILED')
  const rows = await claims.every({ scopes: [`account:${accountId}`], group: filed })
  const found = await claims.byIds(rows.map((row) => row.id))
  return found.some(
    ({ filedAt, policyId }) =>
      (policyId === undefined || policyId === id) && filedAt !== undefined && Date.parse(filedAt) >= Date.parse(known),
  )
}

/** Refuses to take extended reporting back in which a claim was notified. */
export const mustBeWithoutClaims = async (
  policy: PolicyRecord,
  issued: Pick<PolicyTransaction, 'known'>,
): Promise<void> => {
  if (await isNotifiedIn(policy, issued)) fail('policy.notRevertible', { data: { why: 'a claim was notified in it' } })
}
