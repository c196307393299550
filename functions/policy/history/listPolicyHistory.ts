import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listPolicyHistory as contract } from '#shared/contracts/policy/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requirePolicy } from '../store/policies.ts'

export const listPolicyHistory = implement(contract)(async ({ params, actor }) => {
  const policy = await requirePolicy(params.policyId, actor)
  return historyFor(policy.id, actor, historyShares.policy)
})
