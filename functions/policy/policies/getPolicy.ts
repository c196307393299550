import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicy as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'
import { toPolicy } from '../views/toPolicy.ts'

export const getPolicy = implement(contract)(async ({ params, query, actor, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isOther = query.productType !== undefined && query.productType !== policy.productType
  return isOther ? fail('policy.notFound') : toPolicy(policy, actor)
})
