import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** A day as people write it: October 5, 2026. */
export const dayWords = (region: RegionCode, day: CalendarDate): string =>
  new Intl.DateTimeFormat(regionOf(region).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
