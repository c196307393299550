import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { TowerLayer } from '#shared/contracts/policy/excess.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney, toMinorUnits } from '#shared/domain/money/money.ts'
import {
  attachesAt,
  fromTheGround,
  type LayerRefusal,
  type LayerTerms,
  layerRefusal,
  overlap,
} from '#shared/domain/policy/excessTower.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** A tower: the policy that it stands on, the excess layers written over that, and what others insure beneath. */
export interface Tower {
  readonly ground: StoredPolicy
  readonly above: readonly StoredPolicy[]
  /** From the ground up, what has ended too. */
  readonly layers: readonly TowerLayer[]
  /** Of these, those that answer for a loss, or will. */
  readonly standing: readonly TowerLayer[]
}

/** Whether a layer answers for a loss, or will once it is issued. */
export const stands = ({ status }: Pick<PolicyRecord, 'status'>): boolean =>
  status === 'BOUND' || activeStatuses.includes(status)

const layerOf = (policy: PolicyRecord): TowerLayer => ({
  kind: policy.excess === undefined ? 'PRIMARY' : 'EXCESS',
  policyId: policy.id,
  policyNumber: policy.policyNumber,
  limit: policy.limit,
  attachmentPoint: policy.excess?.attachmentPoint ?? 0,
  status: policy.status,
  stands: stands(policy),
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  premium: policy.rated.premium,
})

/** What others insure beneath the policy that the tower stands on; all of it by somebody who was not named, where none was. */
const beneath = ({ excess }: PolicyRecord): TowerLayer[] => {
  if (excess === undefined) return []
  const { attachmentPoint, underlying } = excess
  const layers = underlying.length === 0 ? [{ limit: attachmentPoint, attachmentPoint: 0 }] : underlying
  return layers.map((layer) => ({ ...layer, kind: 'UNDERLYING', stands: true }))
}

/** The tower that a policy is a layer of. */
export const towerOf = async (policy: StoredPolicy): Promise<Tower> => {
  const groundId = policy.excess?.primaryPolicyId
  const ground = groundId === undefined ? policy : await policies.require(groundId)
  const above = await policies.byIds(ground.excessPolicyIds ?? [])
  const layers = fromTheGround([...beneath(ground), layerOf(ground), ...above.map(layerOf)])
  return { ground, above, layers, standing: layers.filter((layer) => layer.stands) }
}

const whys: Readonly<Record<LayerRefusal, string>> = {
  GAP: 'beneath it is a loss that nobody insures',
  OVERLAP: 'a loss within it is insured already',
  TOO_HIGH: 'the tower would grow too high',
}

/** An amount of whole units in the region's words. */
export const wholeMoney = (amount: WholeUnits): string => {
  const { currency, locale } = regionOf(config.region)
  return formatMoney(toMinorUnits(amount), currency, locale)
}

const refuse = (refusal: LayerRefusal, layers: readonly LayerTerms[]): never =>
  fail('policy.excessDoesNotFit', { data: { why: whys[refusal], attachesAt: wholeMoney(attachesAt(layers)) } })

/** Refuses a layer that leaves a hole beneath it, or insures twice. */
export const mustFit = (layers: readonly LayerTerms[], layer: LayerTerms): void => {
  const refusal = layerRefusal(layers, layer)
  if (refusal !== undefined) refuse(refusal, layers)
}

/** Refuses a layer over cover of others where the company is `covered` already, whatever that lies on. */
export const mustBeFree = (covered: readonly LayerTerms[], layer: LayerTerms, beneath: readonly LayerTerms[]): void => {
  if (covered.some((each) => overlap(each, layer))) refuse('OVERLAP', [...beneath, ...covered])
}
