import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { instantHere } from './clock.ts'
import { region } from './region.ts'

/** The day it is in the region, by which what is due there is judged; the reader's own may be another. */
export const todayHere = (): CalendarDate => dateAt(instantHere(), region.timeZone)
