import { implement } from '#functions/_platform/http/implement.ts'
import { policyRead, requirePolicy } from '#functions/policy/public.ts'
import { isRenewalDeclined } from '#functions/quote/public.ts'
import { getPolicy as contract } from '#shared/contracts/policy/policies.ts'
import { offeredBesideClaims } from './offeredBesideClaims.ts'

export const getPolicy = implement(contract)(async ({ params, query, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isOther = query.productType !== undefined && query.productType !== policy.productType
  if (isOther) return fail('policy.notFound')
  const isDeclined = () => isRenewalDeclined(policy)
  return offeredBesideClaims(policy, await policyRead(policy, actor, { now, isDeclined }))
})
