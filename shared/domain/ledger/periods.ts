import type { CalendarDate } from '../calendar/calendarDate.ts'
import { type Month, monthNumber, monthOf } from '../calendar/months.ts'
import { addDays, addMonths, lastOfMonth } from '../calendar/moveDate.ts'
import type { MinorUnits } from '../money/amounts.ts'

/** The first month of the books: nothing is posted before it. */
export const firstOfBooks: Month = '2020-01'

export const firstDayOf = (month: Month): CalendarDate => `${month}-01`
export const monthAfter = (month: Month): Month => monthOf(addMonths(firstDayOf(month), 1))
export const monthBefore = (month: Month): Month => monthOf(addMonths(firstDayOf(month), -1))
export const lastDayOf = (month: Month): CalendarDate => lastOfMonth(firstDayOf(month))

/** The months from one to another, both included, oldest first. */
export const monthsBetween = ({ first, last }: { readonly first: Month; readonly last: Month }): Month[] => {
  const count = monthNumber(last) - monthNumber(first) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => monthOf(addMonths(firstDayOf(first), index)))
}

/** The day on which a month can be closed: its last midnight is a day ago, so what was being booked then is in. */
export const closableFrom = (month: Month): CalendarDate => addDays(lastDayOf(month), 2)

/** What happened on a day is booked on it, or on the first day of the oldest open month where its own is closed. */
export interface BookedDay {
  readonly effectiveAt: CalendarDate
  /** The day it happened on, where it is booked on another. */
  readonly happenedOn?: CalendarDate
}

/** Where a day is booked (decision: closed-months). */
export const bookedOn = (day: CalendarDate, closedThrough: Month | undefined): BookedDay =>
  closedThrough === undefined || monthOf(day) > closedThrough
    ? { effectiveAt: day }
    : { effectiveAt: firstDayOf(monthAfter(closedThrough)), happenedOn: day }

/** The last month that was closed, and the first of the books. */
interface Opening {
  readonly closedThrough: Month | undefined
  readonly first: Month
}

/** The oldest month that is open: the one after the last that was closed, or the first of the books. */
export const oldestOpen = ({ closedThrough, first }: Opening): Month =>
  closedThrough === undefined ? first : monthAfter(closedThrough)

export const obstacleKinds = [
  'earlierOpen',
  'notOver',
  'booksNotKept',
  'commissionNotStated',
  'uncounted',
  'unbalanced',
] as const

/** What keeps a month from being closed, and how much of it there is. */
export interface Obstacle {
  readonly kind: (typeof obstacleKinds)[number]
  /** Months, jobs or postings. */
  readonly count: number
  /** From when it can be closed, or through when the books have to be kept. */
  readonly day?: CalendarDate | undefined
  /** By how much it does not balance, minor units. */
  readonly amount?: MinorUnits | undefined
}

/** What is known of a month that somebody would close. */
export interface PeriodFacts {
  readonly month: Month
  /** Of the provider's books. */
  readonly today: CalendarDate
  readonly oldestOpen: Month
  /** The day up to which the books of every policy were kept. */
  readonly keptThrough: CalendarDate | undefined
  /** The month up to which the agencies' commission was stated. */
  readonly statedThrough: Month | undefined
  /** Postings that were dated back into it and are not in the totals yet. */
  readonly uncounted: number
  /** Debits less credits of all accounts at its end, minor units. */
  readonly difference: MinorUnits
}

/** What keeps a month from being closed; nothing where it can be. */
export const obstaclesOf = (facts: PeriodFacts): Obstacle[] => {
  const { month, today, keptThrough, statedThrough, uncounted, difference } = facts
  const earlier = month > facts.oldestOpen ? monthsBetween({ first: facts.oldestOpen, last: monthBefore(month) }) : []
  const end = lastDayOf(month)
  const found: readonly (Obstacle | false)[] = [
    earlier.length > 0 && { kind: 'earlierOpen', count: earlier.length },
    today < closableFrom(month) && { kind: 'notOver', count: 1, day: closableFrom(month) },
    (keptThrough === undefined || keptThrough < end) && { kind: 'booksNotKept', count: 1, day: end },
    (statedThrough === undefined || statedThrough < month) && { kind: 'commissionNotStated', count: 1 },
    uncounted > 0 && { kind: 'uncounted', count: uncounted },
    difference !== 0 && { kind: 'unbalanced', count: 1, amount: difference },
  ]
  return found.filter((each) => each !== false)
}

/** An obstacle as a sentence; `money` says what does not balance. */
export const obstacleText = ({ kind, count, day, amount }: Obstacle, money: (amount: MinorUnits) => string): string => {
  const s = count === 1 ? '' : 's'
  switch (kind) {
    case 'earlierOpen':
      return `${count} earlier month${s} ${count === 1 ? 'is' : 'are'} open.`
    case 'notOver':
      return `It can be closed from ${day} on.`
    case 'booksNotKept':
      return `${count} job that keeps the books through ${day} is not done.`
    case 'commissionNotStated':
      return `${count} job that states its commission is not done.`
    case 'uncounted':
      return `${count} posting${s} ${count === 1 ? 'is' : 'are'} not in its totals yet.`
    case 'unbalanced':
      return `Its trial balance is ${money(amount ?? 0)} and has to be zero.`
  }
}
