import { implement } from '#functions/_platform/http/implement.ts'
import { proposeRescission as contract } from '#shared/contracts/policy/rescission.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'

/** Nothing changes until somebody else has decided. */
export const proposeRescission = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'proposeRescission', actor)
  if (policy.rescissionProposal !== undefined) return fail('policy.rescissionWaits')
  const rescissionProposal = { reason: body.reason, by: actor.userId, name: actor.name, at: now }
  await savePolicy(policy, { ...policy, rescissionProposal, lastUpdated: now })
  return { id: policy.id, status: policy.status }
})
