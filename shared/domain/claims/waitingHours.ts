import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { TimeZone } from '../calendar/timeZone.ts'

/** An outage as the insured tells it: wall clocks where they are, `2026-03-08T01:30`. */
export interface Outage {
  readonly from: string
  readonly until: string
}

const minutesPerHour = 60

/**
 * Minutes that an outage lasted, as they passed: a night on which clocks are changed has an hour less or more.
 * @throws RangeError where a time is none.
 */
export const outageMinutes = ({ from, until }: Outage, timeZone: TimeZone): number => {
  const [begin, end] = [from, until].map((time) => Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone))
  if (begin === undefined || end === undefined) return 0
  return Math.round((end.epochMilliseconds - begin.epochMilliseconds) / 60_000)
}

/**
 * On which day an outage began there, and when it was over.
 * @throws RangeError where a time is none.
 */
export const outageSpan = (
  { from, until }: Outage,
  timeZone: TimeZone,
): { readonly began: CalendarDate; readonly over: Instant } => ({
  began: Temporal.PlainDateTime.from(from).toPlainDate().toString() as CalendarDate, // ISO 8601, as Temporal writes every day
  over: Temporal.PlainDateTime.from(until).toZonedDateTime(timeZone).toInstant().toString() as Instant, // in UTC, as Temporal writes every moment
})

/** Minutes of an outage that are beyond the waiting period (rule: waiting-period). */
export const answeredMinutes = (outage: Outage, waitingHours: number, timeZone: TimeZone): number =>
  Math.max(0, outageMinutes(outage, timeZone) - waitingHours * minutesPerHour)
