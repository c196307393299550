import { implement } from '#functions/_platform/http/implement.ts'
import { getErpPremium as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { requirePolicy } from '../store/policies.ts'
import { erpOffer } from './erpOffer.ts'

export const getErpPremium = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { rate, ...offer } = await erpOffer(policy, query.option, now)
  return { ...rate, ...offer, currency: policy.rated.currency }
})
