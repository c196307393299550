import { config } from '#functions/_platform/config/config.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The day an instant belongs to in the provider's books: the region's own. */
export const bookDate = (instant: string): string => dateAt(instant, regionOf(config.region).timeZone)
