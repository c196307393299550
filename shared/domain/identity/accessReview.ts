import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

/** What becomes of somebody's access: it stays, it becomes another role, or it is taken away. */
export const accessDecisions = ['KEEP', 'CHANGE', 'TAKE_AWAY'] as const

/** A quarter of a year, `2026-Q4`. */
type Quarter = `${number}-Q${1 | 2 | 3 | 4}`

/** The quarter that a day is in. */
export const quarterOf = (day: CalendarDate): Quarter => {
  const [year = '', month = ''] = day.split('-')
  return `${Number(year)}-Q${Math.ceil(Number(month) / 3)}` as Quarter // a month has one of four
}

/** So many days a review takes at most (rule: access-review). */
const reviewDays = 30

/** The last day of a review that began on a day. */
export const reviewDueOn = (begunOn: CalendarDate): CalendarDate => addDays(begunOn, reviewDays)
