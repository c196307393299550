import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy, toPolicyWithCoverages } from '#functions/policy/public.ts'
import { getPrimeCloudPolicy as contract } from '#shared/contracts/policy/policies.ts'
import { offeredBesideClaims } from './offeredBesideClaims.ts'

export const getPrimeCloudPolicy = implement(contract)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isPrimeCloud = policy.productType === 'Prime Cloud' || policy.productType === 'Prime Cloud Plus'
  return isPrimeCloud ? offeredBesideClaims(policy, toPolicyWithCoverages(policy, actor, now)) : fail('policy.notFound')
})
