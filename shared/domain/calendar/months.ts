import { z } from 'zod'
import type { CalendarDate } from './calendarDate.ts'
import { dateAt } from './coverageInstant.ts'
import type { Instant } from './instant.ts'
import { addMonths } from './moveDate.ts'
import type { TimeZone } from './timeZone.ts'

/** A month of a year, `YYYY-MM`. */
export type Month = `${number}-${number}`

export const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM') as z.ZodString & {
  readonly _zod: { readonly output: Month }
}

/** The month that a day lies in. */
export const monthOf = (date: CalendarDate): Month => date.slice(0, 7) as Month // what is before the day

/** Months since the year 0: by it they are counted. */
export const monthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** The month it is in `timeZone` at `instant`: `2026-11`. */
export const monthAt = (instant: Instant, timeZone: TimeZone): Month => monthOf(dateAt(instant, timeZone))

/** The year it is in `timeZone` at `instant`. */
export const yearAt = (instant: Instant, timeZone: TimeZone): number => Number(dateAt(instant, timeZone).slice(0, 4))

/** So many months up to the given one, oldest first. */
export const monthsUpTo = (month: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => monthOf(addMonths(`${month}-01`, index + 1 - count)))
