import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from './calendarDate.ts'
import type { Instant } from './instant.ts'
import type { TimeZone } from './timeZone.ts'

const startOfCover = Temporal.PlainTime.from('00:01')

/**
 * The moment cover starts or stops: 12:01 AM of the date in the insured's own zone (rule: effective-time), as an ISO instant in
 * UTC. Should a clock change skip 12:01 AM, the first moment after it.
 * @throws RangeError when the zone is no IANA zone or the date no date.
 */
export const coverageInstant = (date: CalendarDate, timeZone: TimeZone): Instant =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: startOfCover }).toInstant().toString() as Instant // in UTC, as Temporal writes every moment

/** The date it is in `timeZone` at `instant`: the "today" that date rules are asked with. */
export const dateAt = (instant: Instant, timeZone: TimeZone): CalendarDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString() as CalendarDate // ISO 8601, as Temporal writes every day
