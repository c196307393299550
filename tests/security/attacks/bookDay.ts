import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The day it is in the books of the US, on which what was just bound can be paid. */
export const bookDay = () => dateAt(new Date().toISOString(), regionOf('us').timeZone)
