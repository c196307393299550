import { fail } from '#functions/_platform/problems/problem.ts'
import { givenBackAt, type PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { isNotifiedUnder } from './notifiedUnder.ts'

/** Refuses to take extended reporting back in which a claim was notified. */
export const mustBeWithoutClaims = async (
  policy: PolicyRecord,
  { known }: Pick<PolicyTransaction, 'known'>,
): Promise<void> => {
  if (await isNotifiedUnder(policy, { since: known }))
    fail('policy.notRevertible', { data: { why: 'a claim was notified in it' } })
}

/**
 * Refuses to have a policy given back under which a claim was notified before that was asked for (rule: cooling-off); it can be
 * cancelled all the same.
 * @throws policy.coolingOffClaimed
 */
export const mustNotHaveClaimed = async (policy: PolicyRecord, reason: string, now: Instant): Promise<void> => {
  const until = givenBackAt(policy, reason, now)
  if (until !== undefined && (await isNotifiedUnder(policy, { since: policy.boundAt, until })))
    fail('policy.coolingOffClaimed')
}
