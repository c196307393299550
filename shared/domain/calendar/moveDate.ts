import { Temporal } from 'temporal-polyfill'
import type { CalendarDate, Period } from './calendarDate.ts'

/**
 * `date` moved by calendar years, months and days. A day the target month does not have becomes its last one:
 * 29 February and a year is 28 February, as the anniversary of a policy is.
 * @throws RangeError when `date` is not a calendar date.
 */
export const moveDate = (date: CalendarDate, period: Period): CalendarDate =>
  Temporal.PlainDate.from(date).add(period).toString() as CalendarDate // ISO 8601, as Temporal writes every day

/** The last day of the month that a day lies in. */
export const lastOfMonth = (date: CalendarDate): CalendarDate =>
  Temporal.PlainDate.from(date).with({ day: 31 }).toString() as CalendarDate // a day that is not there is the last

export const addYears = (date: CalendarDate, years: number): CalendarDate => moveDate(date, { years })
export const addMonths = (date: CalendarDate, months: number): CalendarDate => moveDate(date, { months })
export const addDays = (date: CalendarDate, days: number): CalendarDate => moveDate(date, { days })
