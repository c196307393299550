import { implement } from '#functions/_platform/http/implement.ts'
import { getExcessTower as contract } from '#shared/contracts/policy/excess.ts'
import { attachesAt, gapsOf } from '#shared/domain/policy/excessTower.ts'
import { isReached, requirePolicy } from '../store/policies.ts'
import { towerOf } from './tower.ts'

export const getExcessTower = implement(contract)(async ({ params, actor }) => {
  const { ground, above, layers, standing } = await towerOf(await requirePolicy(params.policyId, actor))
  // A layer may have gone to another broker since: of that only the layer is told.
  const hidden = new Set([ground, ...above].filter((policy) => !isReached(policy, actor)).map(({ id }) => id))
  return {
    policyId: ground.id,
    currency: ground.rated.currency,
    layers: layers.map((layer) => {
      if (layer.policyId === undefined || !hidden.has(layer.policyId)) return layer
      const { kind, limit, attachmentPoint, stands } = layer
      return { kind, limit, attachmentPoint, stands }
    }),
    attachesAt: attachesAt(standing),
    gaps: gapsOf(standing),
  }
})
