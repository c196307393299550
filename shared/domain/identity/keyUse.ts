import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

interface Counts {
  /** Those that were refused as well. */
  readonly calls: number
  readonly refused: number
}

/** How often an operation was called with a key on a day; several of the same add up. */
export interface UseOfDay extends Counts {
  readonly date: CalendarDate
  readonly operation: string
}

const sum = (uses: readonly Counts[]): Counts => ({
  calls: uses.reduce((all, { calls }) => all + calls, 0),
  refused: uses.reduce((all, { refused }) => all + refused, 0),
})

const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  from > to ? [] : [from, ...daysFrom(addDays(from, 1), to)]

/** The use of a key as its page tells it: each day, and each operation, the most called one first. */
export const useTold = (
  uses: readonly UseOfDay[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
) => {
  const byDay = Map.groupBy(uses, ({ date }) => date)
  const byOperation = [...Map.groupBy(uses, ({ operation }) => operation)].map(([operation, those]) => {
    const lastOn = those.map(({ date }) => date).reduce((a, b) => (a > b ? a : b))
    return { operation, ...sum(those), lastOn }
  })
  return {
    days: daysFrom(from, to).map((date) => ({ date, ...sum(byDay.get(date) ?? []) })),
    operations: byOperation.sort((a, b) => b.calls - a.calls || (a.operation < b.operation ? -1 : 1)),
  }
}
