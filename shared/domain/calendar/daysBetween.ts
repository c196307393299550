import type { CalendarDate } from './calendarDate.ts'

const millisecondsPerDay = 86_400_000

/**
 * The day's number counted from 1 January 1970. Date.UTC is used as a calendar alone (no clock, no zone): rating counts
 * days in its hot path, where a Temporal object each time would cost a tenth of the whole price.
 */
const dayNumber = (date: CalendarDate): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / millisecondsPerDay

/** Whole days from `from` until `until`; negative when `until` is earlier. */
export const daysBetween = ({ from, until }: { readonly from: CalendarDate; readonly until: CalendarDate }): number =>
  dayNumber(until) - dayNumber(from)

/** Days in the year that starts on `from`: 365, or 366 when it holds a 29 February. A policy's annual term. */
export const daysInYearFrom = (from: CalendarDate): number =>
  dayNumber(`${String(Number(from.slice(0, 4)) + 1).padStart(4, '0')}${from.slice(4)}` as CalendarDate) - // a year later
  dayNumber(from) -
  (from.endsWith('-02-29') ? 1 : 0)
