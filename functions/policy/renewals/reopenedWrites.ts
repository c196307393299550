import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById, accountRenewal } from '#functions/account/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isInRenewalWindow } from '#shared/domain/policy/policyDates.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/**
 * The writes by which a policy is open for renewal again, with its account, whose renewal came to nothing before that was told
 * to it in the same commit; none where it is.
 */
export const reopenedWrites = async (policy: StoredPolicy, now: Instant): Promise<readonly Write[]> => {
  const { accountId, expirationDate: endDate, openForRenewal, renewalOptOut, renewedByPolicyId, timeZone } = policy
  const { renewedByPolicyId: _, ...rest } = policy
  if (openForRenewal || renewalOptOut || renewedByPolicyId === undefined) return []
  if (!isInRenewalWindow({ endDate, today: dateAt(now, timeZone) })) return []
  const account = await accountById(accountId)
  return [
    policies.update(policy, { ...rest, openForRenewal: true, lastUpdated: now }),
    ...(account === undefined || account.openForRenewal ? [] : [accountRenewal(account, true)]),
  ]
}
