import { implement } from '#functions/_platform/http/implement.ts'
import { withdrawRescission as contract } from '#shared/contracts/policy/rescission.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'

export const withdrawRescission = implement(contract)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'proposeRescission', actor)
  const { rescissionProposal, ...kept } = policy
  if (rescissionProposal === undefined) return fail('policy.noRescission')
  await savePolicy(policy, { ...kept, lastUpdated: now })
  return { id: policy.id, status: policy.status }
})
