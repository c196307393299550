import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays } from '../calendar/moveDate.ts'

/** How long what is owed is late, in days: the ages of receivables. */
export const ages = ['1-30', '31-60', '61-90', 'over-90'] as const
export type Age = (typeof ages)[number]

/** From which day late to which each age goes. */
const spans: Readonly<Record<Age, { readonly from: number; readonly to?: number }>> = {
  '1-30': { from: 1, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  'over-90': { from: 91 },
}

/** When something was to be paid, and the day on which somebody looks. */
interface Due {
  readonly dueDate: CalendarDate
  readonly today: CalendarDate
}

/** How many days ago something was to be paid; undefined of what is due today or later. */
export const daysLate = ({ dueDate, today }: Due): number | undefined =>
  dueDate < today ? daysBetween({ from: dueDate, until: today }) : undefined

/** How old what was due on a day is; undefined of what is not late. */
export const ageOf = (due: Due): Age | undefined => {
  const late = daysLate(due)
  return late === undefined ? undefined : ages.find((age) => late <= (spans[age].to ?? late))
}

/** The days on which that was due which is of an age today. Of the oldest there is no first. */
export const dueOfAge = (age: Age, today: CalendarDate) => {
  const { from, to } = spans[age]
  return { last: addDays(today, -from), ...(to !== undefined && { first: addDays(today, -to) }) }
}
