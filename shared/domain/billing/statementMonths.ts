import type { CalendarDate } from '../calendar/calendarDate.ts'
import { monthOf } from '../calendar/months.ts'
import { addMonths } from '../calendar/moveDate.ts'

/** The first year of the books, and how many years back invoices and statements are offered. */
const firstYear = 2020
const yearsBack = 7

/** The years that are offered, the newest first: up to 7 back, none before 2020. */
export const statementYears = (today: CalendarDate): readonly number[] => {
  const last = Number(today.slice(0, 4))
  const first = Math.max(firstYear, last - yearsBack)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

/** The month that is offered first: the one before. */
export const previousMonth = (today: CalendarDate): { readonly year: number; readonly month: number } => {
  const [year = firstYear, month = 1] = monthOf(addMonths(`${monthOf(today)}-01`, -1))
    .split('-')
    .map(Number)
  return { year, month }
}
