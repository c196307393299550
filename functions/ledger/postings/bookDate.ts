import { config } from '#functions/_platform/config/config.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The day an instant belongs to in the provider's books: the region's own. */
export const bookDate = (instant: Instant): CalendarDate => dateAt(instant, regionOf(config.region).timeZone)
