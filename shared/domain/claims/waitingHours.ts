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

/** From when to when an outage lasted, as time passed (ms). */
interface Passed {
  readonly from: number
  readonly until: number
}

const passed = (outage: Outage, timeZone: TimeZone): Passed => {
  const [from = 0, until = 0] = [outage.from, outage.until].map(
    (time) => Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).epochMilliseconds,
  )
  return { from, until }
}

/** When the interruption began that an outage is a part of: those that it goes on from are parts of it, too. */
const beganAt = (from: number, others: readonly Passed[]): number => {
  const earlier = others.filter((other) => other.from < from && other.until >= from)
  return earlier.length === 0 ? from : beganAt(Math.min(...earlier.map((other) => other.from)), others)
}

/** The waiting period of a coverage, and which outages of the same event were asked for under it besides. */
interface Waiting {
  readonly hours: number
  readonly others?: readonly Outage[] | undefined
}

/**
 * Minutes of an outage that are beyond the waiting period (rule: waiting-period). It passes once for an interruption, from
 * when that began: what goes on from an outage that was asked for before waits no second time (decision: waited-once).
 */
export const answeredMinutes = (outage: Outage, { hours, others = [] }: Waiting, timeZone: TimeZone): number => {
  const { from, until } = passed(outage, timeZone)
  const began = beganAt(
    from,
    others.map((other) => passed(other, timeZone)),
  )
  const answersFrom = Math.max(from, began + hours * minutesPerHour * 60_000)
  return Math.max(0, Math.round((until - answersFrom) / 60_000))
}
