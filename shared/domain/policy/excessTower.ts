import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CoverageId } from '../coverage/coverageId.ts'
import { PolicyId } from '../ids/ids.ts'
import { filledLine } from '../text/text.ts'

/** As far as a tower is written or insured beneath; whole units of the region's currency. */
export const mostOfTower: WholeUnits = 1_000_000_000

/** What a layer pays at most, and from which loss on. */
export const LayerTerms = z.object({
  limit: WholeUnits.min(1).max(mostOfTower),
  attachmentPoint: WholeUnits.min(0).max(mostOfTower),
})
export type LayerTerms = z.infer<typeof LayerTerms>

/** A layer beneath that somebody else insures. */
export const UnderlyingLayer = LayerTerms.extend({
  insurer: filledLine(200),
  policyNumber: filledLine(60).optional(),
})
export type UnderlyingLayer = z.infer<typeof UnderlyingLayer>

/**
 * What an excess layer lies on (rule: excess-tower). `primaryPolicyId` is the policy at the bottom whose terms it follows,
 * `underlying` the layers beneath it as it was issued. `notFollowed` are coverages that the policy at
 * the bottom gives with a limit of their own: sublimited cover is not followed.
 */
export const ExcessTerms = z.object({
  attachmentPoint: WholeUnits,
  primaryPolicyId: PolicyId.optional(),
  underlying: z.array(UnderlyingLayer),
  notFollowed: z.array(CoverageId),
})
export type ExcessTerms = z.infer<typeof ExcessTerms>

const topOf = ({ attachmentPoint, limit }: LayerTerms): WholeUnits => attachmentPoint + limit

/** What the provider bears of a loss once a layer stands beside those that do: its own, not what others insure beneath. */
export const limitBorne = (
  standing: readonly (Pick<LayerTerms, 'limit'> & { readonly kind: string })[],
  layer: Pick<LayerTerms, 'limit'>,
): WholeUnits => standing.reduce((sum, { kind, limit }) => (kind === 'UNDERLYING' ? sum : sum + limit), layer.limit)

/** From the lowest layer to the highest. */
export const fromTheGround = <Layer extends LayerTerms>(layers: readonly Layer[]): Layer[] =>
  layers.toSorted((a, b) => a.attachmentPoint - b.attachmentPoint || a.limit - b.limit)

/** Where the next layer attaches: the first loss from the ground up that no layer answers for. */
export const attachesAt = (layers: readonly LayerTerms[]): WholeUnits =>
  fromTheGround(layers).reduce<WholeUnits>(
    (top, layer) => (layer.attachmentPoint <= top && topOf(layer) > top ? topOf(layer) : top),
    0,
  )

/** What of a tower nobody insures, beneath what somebody does. */
interface TowerGap {
  readonly from: WholeUnits
  readonly until: WholeUnits
}

/** The holes of a tower, from the ground up. */
export const gapsOf = (layers: readonly LayerTerms[]): TowerGap[] => {
  const gaps: TowerGap[] = []
  let top: WholeUnits = 0
  for (const layer of fromTheGround(layers)) {
    if (layer.attachmentPoint > top) gaps.push({ from: top, until: layer.attachmentPoint })
    top = Math.max(top, topOf(layer))
  }
  return gaps
}

/** Why a layer does not fit: a loss beneath it nobody insures, one within it somebody does already, or the tower grows too high. */
export type LayerRefusal = 'GAP' | 'OVERLAP' | 'TOO_HIGH'

/** Whether two layers answer for some of the same loss. */
export const overlap = (a: LayerTerms, b: LayerTerms): boolean =>
  a.attachmentPoint < topOf(b) && b.attachmentPoint < topOf(a)

/** Whether a layer can be put on a tower as it stands; undefined where it can. */
export const layerRefusal = (layers: readonly LayerTerms[], layer: LayerTerms): LayerRefusal | undefined => {
  if (layers.some((each) => overlap(each, layer))) return 'OVERLAP'
  if (layer.attachmentPoint > attachesAt(layers)) return 'GAP'
  return topOf(layer) > mostOfTower ? 'TOO_HIGH' : undefined
}
