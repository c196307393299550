import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { generatePolicyFromBinder as contract } from '#shared/contracts/policy/policies.ts'
import { notAllowed } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'

/** Has the policy of a binder issued. Asked again while that is under way, or after, it answers the same policy. */
export const generatePolicyFromBinder = implement(contract)(({ params, actor, now }) =>
  retryStale(async () => {
    const policy = await requirePolicy(params.policyId, actor)
    const { id, policyNumber, quoteId, status } = policy
    if (policy.issuedAt === undefined && status !== 'BOUND') return notAllowed(policy)
    if (status === 'BOUND' && policy.issueRequestedAt === undefined)
      await savePolicy(
        policy,
        { ...policy, issueRequestedAt: now, lastUpdated: now },
        { events: [{ name: 'policy.issueRequested', detail: { policyId: id, quoteId } }] },
      )
    return { id, policyNumber, status }
  }),
)
