import type { Month } from '#shared/domain/calendar/months.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** `October 2026`. */
export const monthWords = (region: RegionCode, month: Month): string =>
  new Intl.DateTimeFormat(regionOf(region).locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
