import { implement } from '#functions/_platform/http/implement.ts'
import { getErpPremium as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import { requirePolicy } from '../store/policies.ts'
import { erpMoney } from './erpMoney.ts'
import { erpOffer } from './erpOffer.ts'

export const getErpPremium = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const offer = await erpOffer(policy, query.option, now)
  const { rate, from, until } = offer
  const preview = await moneyPreview(policy, erpMoney(policy, offer), { actor, now, told: policy })
  return { ...preview, ...rate, from, until }
})
