import { config } from '#functions/_platform/config/config.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The day that a score counts for: the region's own. */
export const today = (now: Instant): CalendarDate => dateAt(now, regionOf(config.region).timeZone)
