import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { renewalCandidateDays } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { renewalDue } from '#shared/domain/policy/renewalClock.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import type { StoredPolicy } from '../store/policies.ts'

/** Refuses the renewal of a policy that has not come to its last 120 days, was renewed already, or is not to be renewed. */
export const mustBeRenewable = (policy: StoredPolicy, actor: Actor, now: Instant): void => {
  mustAllow(policy, 'offerRenewal', actor)
  const { policyNumber, expirationDate, renewalOptOut } = policy
  if (renewalOptOut) fail('policy.optedOut', { data: { policyNumber } })
  if (!renewalDue(policy, dateAt(now, policy.timeZone)).isCandidate)
    fail('policy.tooEarlyToRenew', {
      data: { policyNumber, from: addDays(expirationDate, -renewalCandidateDays) },
    })
}
