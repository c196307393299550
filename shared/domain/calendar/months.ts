import { dateAt } from './coverageInstant.ts'
import { addMonths } from './moveDate.ts'

/** The month it is in `timeZone` at `instant`: `2026-11`. */
export const monthAt = (instant: string, timeZone: string): string => dateAt(instant, timeZone).slice(0, 7)

/** So many months up to the given one, oldest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${month}-01`, index + 1 - count).slice(0, 7))
