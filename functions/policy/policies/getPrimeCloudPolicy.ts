import { implement } from '#functions/_platform/http/implement.ts'
import { getPrimeCloudPolicy as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'
import { toPolicyWithCoverages } from '../views/toPolicy.ts'

export const getPrimeCloudPolicy = implement(contract)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isPrimeCloud = policy.productType === 'Prime Cloud' || policy.productType === 'Prime Cloud Plus'
  return isPrimeCloud ? toPolicyWithCoverages(policy, actor, now) : fail('policy.notFound')
})
