import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import type { StoredPolicy } from '../store/policies.ts'

/** After this long without a policy the issue is asked for again: what was started has failed. */
const patienceMinutes = 5

const isUnderWay = (requestedAt: Instant | undefined, now: Instant): boolean =>
  requestedAt !== undefined && Date.parse(now) - Date.parse(requestedAt) <= patienceMinutes * 60_000

/** Asks for the policy of a binder; while that is under way, or after, it only answers which policy that is. */
export const askForIssue = async (policy: StoredPolicy, actor: Actor, now: Instant) => {
  const { id, policyNumber, quoteId, status } = policy
  if (policy.issuedAt === undefined) mustAllow(policy, 'generatePolicy', actor)
  if (status === 'BOUND' && !isUnderWay(policy.issueRequestedAt, now))
    await savePolicy(
      policy,
      { ...policy, issueRequestedAt: now, lastUpdated: now },
      {
        events: [
          { name: 'policy.issueRequested', detail: { policyId: id, ...(quoteId !== undefined && { quoteId }) } },
        ],
      },
    )
  return { id, policyNumber, status }
}
