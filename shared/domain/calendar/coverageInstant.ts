import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from './calendarDate.ts'

const startOfCover = Temporal.PlainTime.from('00:01')

/**
 * The moment cover starts or stops: 12:01 AM of the date in the insured's own zone (decision 25), as an ISO instant in
 * UTC. Should a clock change skip 12:01 AM, the first moment after it.
 * @throws RangeError when the zone is no IANA zone or the date no date.
 */
export const coverageInstant = (date: CalendarDate, timeZone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: startOfCover }).toInstant().toString()

/** The date it is in `timeZone` at `instant`: the "today" that date rules are asked with. */
export const dateAt = (instant: string, timeZone: string): CalendarDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()
