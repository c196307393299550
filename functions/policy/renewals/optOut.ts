import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById, accountRenewal } from '#functions/account/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isInRenewalWindow } from '#shared/domain/policy/policyDates.ts'
import { mustNotBeFrozen } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import {
  isInsurersToTakeBack,
  isRefusedRenewal,
  mustBeTheirsToGive,
  mustSayWhy,
  optOutReason,
} from '../reports/policyReasons.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { refusalTold } from './nonRenewalNotice.ts'

interface Said {
  readonly optOut: boolean
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/**
 * Says whether a policy is renewed, by the insured's wish or the insurer's refusal, of which the insured is told where that takes
 * a notice; it opens and closes for renewal accordingly, with its account.
 */
export const optOut = async (
  policy: StoredPolicy,
  { optOut: renewalOptOut, reason, note }: Said,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Pick<PolicyRecord, 'id' | 'renewalOptOut'>> => {
  mustBeTheirsToGive('optout', reason, actor)
  mustAllow(policy, 'optOut', actor)
  if (isInsurersToTakeBack(policy, actor)) fail('policy.refusedByInsurer')
  if (isRefusedRenewal({ renewalOptOut, renewalOptOutReason: reason })) {
    await mustNotBeFrozen(policy, 'nonRenewal', now)
    mustSayWhy({ reason, note })
  }
  const today = dateAt(now, policy.timeZone)
  const openForRenewal =
    !renewalOptOut && policy.status === 'IN FORCE' && isInRenewalWindow({ endDate: policy.expirationDate, today })
  const account = openForRenewal === policy.openForRenewal ? undefined : await accountById(policy.accountId)
  const { renewalOptOutReason: _, optedOutAt, ...rest } = policy
  const said: PolicyRecord = {
    ...rest,
    renewalOptOut,
    ...(reason !== undefined && { renewalOptOutReason: optOutReason({ reason, note }) }),
    ...(renewalOptOut && { optedOutAt: policy.renewalOptOut ? optedOutAt : now }),
    openForRenewal,
    lastUpdated: now,
  }
  const { after, writes, events } = await refusalTold(policy, said, now)
  await savePolicy(policy, after, {
    writes: [...writes, ...(account === undefined ? [] : [accountRenewal(account, openForRenewal)])],
    events,
  })
  return { id: policy.id, renewalOptOut }
}
