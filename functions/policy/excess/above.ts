import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isReached, policies, type StoredPolicy } from '../store/policies.ts'
import { stands, towerOf } from './tower.ts'

/** Whether a layer is cancelled already by the day on which what lies beneath it ends. */
const endsBy = ({ status, cancellation }: PolicyRecord, day: CalendarDate): boolean =>
  status === 'CANCEL PENDING' && cancellation !== undefined && cancellation.effectiveDate <= day

/** The layers that stand on a policy or a layer and go on beyond a day, from the lowest up. */
export const layersAbove = async (policy: StoredPolicy, day: CalendarDate): Promise<readonly StoredPolicy[]> => {
  const from = policy.excess?.attachmentPoint ?? 0
  const { above } = await towerOf(policy)
  const at = ({ excess }: PolicyRecord) => excess?.attachmentPoint ?? 0
  return above
    .filter((layer) => layer.id !== policy.id && at(layer) > from && stands(layer) && !endsBy(layer, day))
    .toSorted((a, b) => at(a) - at(b))
}

/** As they are named to whoever ends what lies beneath, as far as they are in the actor's reach. */
export const numbersOf = (layers: readonly PolicyRecord[], actor: Actor) =>
  layers.filter((layer) => isReached(layer, actor)).map(({ id, policyNumber }) => ({ policyId: id, policyNumber }))

/** Refuses what takes cover away beneath these layers: they are ended first, from the top. Of another agency's no number is told. */
export const mustHaveNoneAbove = (above: readonly PolicyRecord[], actor: Actor): void => {
  if (above.length === 0) return
  const told = numbersOf(above, actor).map(({ policyNumber }) => policyNumber)
  const words = told.length === above.length ? told : [...told, 'of another agency']
  fail('policy.excessAbove', { data: { policyNumber: words.join(', ') } })
}

/** Refuses to end a policy beneath layers that stand. */
export const mustBeOnTop = async (policy: StoredPolicy, day: CalendarDate, actor: Actor): Promise<void> =>
  mustHaveNoneAbove(await layersAbove(policy, day), actor)

/** The write of what a layer's tower stands on, so that nothing is put on top of the layer while it ends. */
export const groundOf = async (layer: StoredPolicy, now: Instant): Promise<Write[]> => {
  const { ground } = await towerOf(layer)
  return ground.id === layer.id ? [] : [policies.update(ground, { ...ground, lastUpdated: now })]
}
