import { implement } from '#functions/_platform/http/implement.ts'
import { generatePolicyFromBinder as contract } from '#shared/contracts/policy/policies.ts'
import { notAllowed } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'

/** After this long without a policy the issue is asked for again: what was started has failed. */
const patienceMinutes = 5

const isUnderWay = (requestedAt: string | undefined, now: string): boolean =>
  requestedAt !== undefined && Date.parse(now) - Date.parse(requestedAt) <= patienceMinutes * 60_000

/** Has the policy of a binder issued. Asked again while that is under way, or after, it answers the same policy. */
export const generatePolicyFromBinder = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { id, policyNumber, quoteId, status } = policy
  if (policy.issuedAt === undefined && status !== 'BOUND') return notAllowed(policy)
  if (status === 'BOUND' && !isUnderWay(policy.issueRequestedAt, now))
    await savePolicy(
      policy,
      { ...policy, issueRequestedAt: now, lastUpdated: now },
      { events: [{ name: 'policy.issueRequested', detail: { policyId: id, quoteId } }] },
    )
  return { id, policyNumber, status }
})
