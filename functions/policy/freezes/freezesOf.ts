import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { CancellationCause } from '#shared/domain/policy/cancellationRules.ts'
import { actOfCause, type Freeze, type FrozenAct, freezeOf, isInArea, standsOn } from '#shared/domain/policy/freezes.ts'
import { isCancellationFrozen } from '#shared/domain/policy/frozenCancellation.ts'
import { standingHolds } from '../store/holds.ts'
import { standingMoratoriums } from '../store/moratoriums.ts'

type Frozen = Pick<PolicyRecord, 'firmographicData' | 'id' | 'timeZone'>

/** What freezes acts on a policy on a day where its insured is, as it is written. */
export const freezesOf = async ({ id, firmographicData, timeZone }: Frozen, now: Instant): Promise<Freeze[]> => {
  const day = dateAt(now, timeZone)
  const [moratoriums, holds] = await Promise.all([standingMoratoriums(), standingHolds(id)])
  const freezes: Freeze[] = [
    ...moratoriums
      .filter((moratorium) => isInArea(firmographicData, moratorium))
      .map(({ source, ...rest }): Freeze => ({ ...rest, kind: 'moratorium', name: source })),
    ...holds.map(({ kind, ...rest }): Freeze => ({ ...rest, kind: 'hold', name: kind })),
  ]
  return freezes
    .filter((freeze) => standsOn(freeze, day))
    .map(({ kind, id: freezeId, name, acts, from, until }) => ({ kind, id: freezeId, name, acts, from, until }))
}

/** What freezes an act on a policy today; undefined where nothing does. */
export const frozenBy = async (policy: Frozen, act: FrozenAct, now: Instant): Promise<Freeze | undefined> =>
  freezeOf(await freezesOf(policy, now), act, dateAt(now, policy.timeZone))

/** What freezes a cancellation by its cause. */
export const cancellationFrozenBy = async (
  policy: Frozen,
  cause: CancellationCause,
  now: Instant,
): Promise<Freeze | undefined> => {
  const act = actOfCause(cause)
  return act === undefined ? undefined : frozenBy(policy, act, now)
}

/** Whether the cancellation of a policy does not take effect on its day, since something freezes it then. */
export const isFrozenCancellation = async (policy: PolicyRecord, now: Instant): Promise<boolean> =>
  isCancellationFrozen({ ...policy, freezes: await freezesOf(policy, now) }, { region: config.region })
