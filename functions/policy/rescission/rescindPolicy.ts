import { implement } from '#functions/_platform/http/implement.ts'
import { rescindPolicy as contract } from '#shared/contracts/policy/rescission.ts'
import { takeBack } from '../cancellation/takeBack.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { requirePolicy } from '../store/policies.ts'

/** Two people treat a policy as if it had never been (rule: rescission): who proposed it, and who decides. */
export const rescindPolicy = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'rescindGroundUp', actor)
  const proposal = policy.rescissionProposal
  if (proposal === undefined) return fail('policy.noRescission')
  if (proposal.by === actor.userId) return fail('policy.ownRescission')
  return takeBack({ policyId: policy.id, reason: proposal.reason, ...body }, actor, now, 'rescindGroundUp')
})
