import type { Actor } from '#functions/_platform/auth/actor.ts'
import { accountById, accountRenewal } from '#functions/account/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isInRenewalWindow } from '#shared/domain/policy/policyDates.ts'
import { mustNotBeFrozen } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { isRefusedRenewal, mustBeTheirsToGive, optOutReason } from '../reports/policyReasons.ts'
import type { StoredPolicy } from '../store/policies.ts'

/** Says whether the insured wants the policy renewed; it opens and closes for renewal accordingly, with its account. */
export const optOut = async (
  policy: StoredPolicy,
  renewalOptOut: boolean,
  reason: string | undefined,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Pick<PolicyRecord, 'id' | 'renewalOptOut'>> => {
  mustBeTheirsToGive('optout', reason, actor)
  mustAllow(policy, 'optOut', actor)
  if (isRefusedRenewal({ renewalOptOut, renewalOptOutReason: reason })) await mustNotBeFrozen(policy, 'nonRenewal', now)
  const today = dateAt(now, policy.timeZone)
  const openForRenewal =
    !renewalOptOut && policy.status === 'IN FORCE' && isInRenewalWindow({ endDate: policy.expirationDate, today })
  const account = openForRenewal === policy.openForRenewal ? undefined : await accountById(policy.accountId)
  const { renewalOptOutReason: _, ...rest } = policy
  await savePolicy(
    policy,
    {
      ...rest,
      renewalOptOut,
      ...(reason !== undefined && { renewalOptOutReason: optOutReason(reason) }),
      openForRenewal,
      lastUpdated: now,
    },
    { writes: account === undefined ? [] : [accountRenewal(account, openForRenewal)] },
  )
  return { id: policy.id, renewalOptOut }
}
