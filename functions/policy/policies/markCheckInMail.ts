import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { markCheckInMail as contract } from '#shared/contracts/policy/policies.ts'
import { policies, requirePolicy } from '../store/policies.ts'

export const markCheckInMail = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { description } = body
  await commit([policies.update(policy, { ...policy, description, lastUpdated: now })])
  return { id: policy.id, description }
})
