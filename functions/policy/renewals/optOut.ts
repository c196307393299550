import { accountById, accountRenewal } from '#functions/account/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isInRenewalWindow } from '#shared/domain/policy/policyDates.ts'
import { notAllowed } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import type { StoredPolicy } from '../store/policies.ts'

/** Only what is insured, or about to be, can be renewed or not. */
const renewable: readonly PolicyRecord['status'][] = ['IN FORCE', 'ISSUED']

/** Says whether the insured wants the policy renewed; it opens and closes for renewal accordingly, with its account. */
export const optOut = async (
  policy: StoredPolicy,
  renewalOptOut: boolean,
  reason: string | undefined,
  now: string,
): Promise<Pick<PolicyRecord, 'id' | 'renewalOptOut'>> => {
  if (!renewable.includes(policy.status)) return notAllowed(policy)
  const today = dateAt(now, policy.timeZone)
  const openForRenewal =
    !renewalOptOut && policy.status === 'IN FORCE' && isInRenewalWindow(policy.expirationDate, today)
  const account = openForRenewal === policy.openForRenewal ? undefined : await accountById(policy.accountId)
  const { renewalOptOutReason: _, ...rest } = policy
  await savePolicy(
    policy,
    {
      ...rest,
      renewalOptOut,
      ...(reason !== undefined && { renewalOptOutReason: reason }),
      openForRenewal,
      lastUpdated: now,
    },
    { writes: account === undefined ? [] : [accountRenewal(account, openForRenewal)] },
  )
  return { id: policy.id, renewalOptOut }
}
