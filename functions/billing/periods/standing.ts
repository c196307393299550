import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type LedgerBooks, noBooks, readBooks, type StoredBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { writeOffs } from '#functions/ledger/store/writeOffs.ts'
import {
  type Period,
  PeriodClosing,
  type PeriodClosingRecord,
  type PeriodSummary,
  type PeriodWarning,
} from '#shared/contracts/billing/period.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { monthsBetween, obstaclesOf, oldestOpen } from '#shared/domain/ledger/periods.ts'
import { leftOver, type PeriodAccount, periodTotals } from '#shared/domain/ledger/periodTotals.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type CountedMonth, countedMonths } from '../ledger/ledgerTotals.ts'

/** The region's books, and what their months were counted to since they began. */
export interface Standing {
  readonly stored: StoredBooks | undefined
  readonly books: LedgerBooks
  readonly currency: Currency
  readonly today: CalendarDate
  /** From the first in which something was posted to the present one, oldest first; none before that. */
  readonly months: readonly Month[]
  readonly counted: ReadonlyMap<Month, CountedMonth>
  readonly oldestOpen: Month | undefined
}

/** Where the books stand. They are read before their totals, so that whoever dates back in between is not passed over. */
export const readStanding = async (now: Instant): Promise<Standing> => {
  const stored = await readBooks()
  const { currency } = regionOf(config.region)
  const today = bookDate(now)
  const counted = await countedMonths(currency, monthOf(today))
  const first = counted[0]?.month
  const books = stored ?? noBooks
  return {
    stored,
    books,
    currency,
    today,
    months: first === undefined ? [] : monthsBetween({ first, last: monthOf(today) }),
    counted: new Map(counted.map((each) => [each.month, each])),
    oldestOpen: first === undefined ? undefined : oldestOpen({ closedThrough: books.closedThrough, first }),
  }
}

const isClosed = ({ books }: Standing, month: Month): boolean =>
  books.closedThrough !== undefined && month <= books.closedThrough

/** The closings of months, by month, the last one first. */
export const closingsOf = async (
  { closings }: LedgerBooks,
  months: readonly Month[],
): Promise<ReadonlyMap<Month, readonly PeriodClosingRecord[]>> => {
  const found = await periodClosings.byIds(months.flatMap((month) => closings[month] ?? []))
  return Map.groupBy(found.toReversed(), ({ month }) => month)
}

/** A month with its sums: as frozen where it is closed, else as they are counted by now. */
export const summaryOf = (
  standing: Standing,
  month: Month,
  closings: readonly PeriodClosingRecord[] = [],
): PeriodSummary => {
  const [last] = closings
  const lines = standing.counted.get(month)?.lines ?? []
  const { debit, credit } =
    isClosed(standing, month) && last !== undefined ? last : periodTotals({ before: [], within: lines })
  return {
    month,
    status: isClosed(standing, month) ? 'CLOSED' : 'OPEN',
    currency: standing.currency,
    debit,
    credit,
    closings: closings.map((each) => PeriodClosing.parse(each)),
  }
}

const sumOf = (those: readonly { readonly amount: number }[]): number =>
  those.reduce((sum, { amount }) => sum + amount, 0)

/** The accounts where money only passes and something is left, as warnings. */
export const leftWarnings = (accounts: readonly PeriodAccount[]): PeriodWarning[] =>
  leftOver(accounts).map(({ code, name, balance }) => ({
    kind: 'balance',
    count: 1,
    amount: balance,
    account: `${code} ${name}`,
  }))

/** What should be looked at before a month is closed. */
const warningsOf = async (accounts: readonly PeriodAccount[]): Promise<PeriodWarning[]> => {
  const proposed = await writeOffs.every({ scopes: ['all'], group: 'PROPOSED' })
  const due = await refunds.every({ scopes: ['all'], group: 'DUE' })
  return [
    ...leftWarnings(accounts),
    ...(due.length === 0 ? [] : [{ kind: 'refundsDue' as const, count: due.length, amount: sumOf(due) }]),
    ...(proposed.length === 0
      ? []
      : [{ kind: 'writeOffsProposed' as const, count: proposed.length, amount: sumOf(proposed) }]),
  ]
}

/** A month with its accounts, and what keeps it from being closed; refused where the books have no such month. */
export const periodOf = async (standing: Standing, month: Month): Promise<Period> => {
  const { books, counted, today, months } = standing
  if (!months.includes(month) || standing.oldestOpen === undefined) return fail('billing.periodNotFound')
  const closings = (await closingsOf(books, [month])).get(month) ?? []
  const summary = summaryOf(standing, month, closings)
  const [last] = closings
  if (summary.status === 'CLOSED' && last !== undefined)
    return { ...summary, accounts: last.accounts, difference: 0, obstacles: [], warnings: last.warnings }
  const before = [...counted.values()].flatMap((each) => (each.month < month ? each.lines : []))
  const { lines: within = [], late = 0 } = counted.get(month) ?? {}
  const { accounts, difference } = periodTotals({ before, within })
  const obstacles = obstaclesOf({
    month,
    today,
    oldestOpen: standing.oldestOpen,
    keptThrough: books.keptThrough,
    statedThrough: books.statedThrough,
    uncounted: (books.late[month] ?? 0) - late,
    difference,
  })
  return { ...summary, accounts: [...accounts], difference, obstacles, warnings: await warningsOf(accounts) }
}
