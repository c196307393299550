import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy, toPolicyWithCoverages } from '#functions/policy/public.ts'
import { getP250Policy as contract } from '#shared/contracts/policy/policies.ts'
import { offeredBesideClaims } from './offeredBesideClaims.ts'

export const getP250Policy = implement(contract)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isP250 = policy.productType === 'P250' || policy.productType === 'P250_S'
  return isP250 ? offeredBesideClaims(policy, toPolicyWithCoverages(policy, actor, now)) : fail('policy.notFound')
})
