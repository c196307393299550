import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

/**
 * Whether a claim was notified between two moments, both among them: one under the policy, or one of the company that no policy
 * answers yet. A draft is no notice.
 */
export const isNotifiedUnder = async (
  { accountId, id }: Pick<PolicyRecord, 'accountId' | 'id'>,
  { since, until }: { readonly since: Instant; readonly until?: Instant | undefined },
): Promise<boolean> => {
  const rows = await claims.every({ scopes: [`account:${accountId}`], group: filedClaimStatuses })
  const found = await claims.byIds(rows.map((row) => row.id))
  return found.some(({ filedAt, policyId }) => {
    if (filedAt === undefined || (policyId !== undefined && policyId !== id)) return false
    const at = Date.parse(filedAt)
    return at >= Date.parse(since) && (until === undefined || at <= Date.parse(until))
  })
}
