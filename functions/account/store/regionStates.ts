import { now } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { type StateChange, stateOn } from '#shared/domain/account/stateStanding.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** What staff say of a state: one of which nothing is said is supported. */
export interface RegionStateRecord {
  /** Its abbreviation. */
  readonly id: string
  readonly isSupported: boolean
  /** What changes on a day to come. */
  readonly next?: StateChange | undefined
  /** It is taken off the list, and not supported. */
  readonly isRemoved: boolean
  readonly lastUpdated: Instant
}

const scope = 'all'

export const regionStates = defineRecord({
  kind: 'regionState',
  notFound: 'state.notFound',
  list: {
    scopes: () => [scope],
    sorts: { id: ({ id }: RegionStateRecord) => id },
    summary: ({ id, isSupported, isRemoved, next }: RegionStateRecord) => ({
      id,
      isSupported,
      isRemoved,
      ...(next && { next }),
    }),
  },
})

/** The day in the region. */
export const today = (at: Instant): CalendarDate => dateAt(at, regionOf(config.region).timeZone)

/** What staff say of states, by abbreviation; there are at most as many as the region has. */
export const saidOfStates = async () =>
  new Map((await regionStates.every({ scopes: [scope] })).map((state) => [state.id, state]))

/** Whether the programme quotes in a state, told by its name or abbreviation; where there are none, everywhere. */
export const isStateSupported = async (state: string | undefined, at: Instant = now()): Promise<boolean> => {
  const known = state === undefined ? undefined : stateOf(regionOf(config.region), state)
  const said = known && (await regionStates.byId(known.abbreviation))
  return said?.isRemoved !== true && stateOn(said, today(at)).isSupported
}
