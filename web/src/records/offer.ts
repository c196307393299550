import type { Operation } from '#shared/contract/operation.ts'
import { permissionsOf } from '#shared/contract/operation.ts'
import type { Permission } from '#shared/permissions.ts'
import { can, type Life, unmetNeed } from '#shared/records/life.ts'

/** Something that can be done to a record. With `notNow` it is offered, but something that it needs is missing. */
export interface Offer<Name extends string, Need extends string> {
  readonly action: Name
  readonly notNow?: Need
}

/** The offer, where what is missing is one of the needs that people are told of; undefined where it is another: they wait for nothing. */
export const toldOffer = <Name extends string, Told extends string>(
  { action, notNow }: Offer<Name, string>,
  told: readonly Told[],
): Offer<Name, Told> | undefined => {
  if (notNow === undefined) return { action }
  const missing = told.find((need) => need === notNow)
  return missing && { action, notNow: missing }
}

/** Whether the reader has one of these permissions. */
export type May = (needed: readonly Permission[]) => boolean

interface Asked<Status extends string, Name extends string, Need extends string> {
  readonly life: Life<Status, Name, Need>
  readonly action: Name
  /** Any of these does it; the reader needs the permission of one. */
  readonly by: readonly Operation[]
  readonly status: Status
  readonly may: May
  readonly isMet: (need: Need) => boolean
}

/**
 * What the reader is offered of an action, by the permission of its operations' contracts and by the life by which the
 * server refuses; undefined when it is not theirs, or not for a record of this status.
 */
export const offerOf = <Status extends string, Name extends string, Need extends string>({
  life,
  action,
  by,
  status,
  may,
  isMet,
}: Asked<Status, Name, Need>): Offer<Name, Need> | undefined => {
  const { only } = life.actions[action]
  const isTheirs = by.some(({ access }) => may(permissionsOf(access))) && (only === undefined || may([only]))
  if (!isTheirs || !can(life, status, action)) return undefined
  const notNow = unmetNeed(life, action, isMet)
  return notNow === undefined ? { action } : { action, notNow }
}
