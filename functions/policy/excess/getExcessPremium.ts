import { implement } from '#functions/_platform/http/implement.ts'
import { getExcessPremium as contract } from '#shared/contracts/policy/excess.ts'
import { shownCommission } from '../commission/shownCommission.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { requirePolicy } from '../store/policies.ts'
import { layerCommission } from './layerPolicy.ts'
import { offerLayer } from './offerLayer.ts'
import { towerOf } from './tower.ts'

export const getExcessPremium = implement(contract)(async ({ params, query, actor, now }) => {
  const tower = await towerOf(await requirePolicy(params.policyId, actor))
  mustAllow(tower.ground, 'addExcess', actor)
  const { rated, ...offer } = offerLayer(tower, query, now)
  return {
    ...offer,
    coverages: rated.coverages,
    currency: rated.currency,
    premium: rated.premium,
    taxes: rated.taxes,
    total: rated.total,
    commission: shownCommission(tower.ground, layerCommission(rated.premium, tower.ground.commissionPercent), actor),
  }
})
