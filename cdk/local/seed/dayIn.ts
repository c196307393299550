import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'

/** The day it is now in a region's offices, or where a company of a state of it is. */
export const dayIn = (region: RegionCode, state?: string): CalendarDate =>
  dateAt(
    new Date().toISOString(),
    state === undefined ? regionOf(region).timeZone : timeZoneOf(regionOf(region), state),
  )
