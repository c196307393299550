import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { lateMonth } from '#functions/ledger/periods/openBooks.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { monthsBetween } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { accountKey, accountOfKey } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'

/** By account, or account and authority. */
type Sums = Readonly<Record<string, { readonly debit: MinorUnits; readonly credit: MinorUnits }>>

/** What the postings of a day, a month or a year add up to, account by account; balanced, as every posting is. */
export interface LedgerTotal {
  readonly id: string
  readonly currency: Currency
  /** `2026`, `2026-11` or `2026-11-20`. */
  readonly period: string
  readonly accounts: Sums
  /** How many of its postings were dated back into their month. */
  readonly late?: number | undefined
}

export const ledgerTotals = defineRecord<LedgerTotal>({
  kind: 'ledgerTotal',
  notFound: 'server.failed',
  version: 2,
  // From the second on, what was dated back is counted.
  from: { 1: (total: LedgerTotal) => total },
})

/** The first year of the books. */
const firstYear = 2020

const idOf = (currency: Currency, period: string): string => `led_${currency}_${period}`

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const before = (end: number, from: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index)

/** The periods that a day's posting counts in. */
export const periodsOf = (date: string): string[] => [date.slice(0, 4), date.slice(0, 7), date]

/** Years, months and days that together are everything up to the end of `date`: at most 11 months and 31 days of them. */
export const periodsUpTo = (date: string): string[] => {
  const year = date.slice(0, 4)
  const month = date.slice(0, 7)
  return [
    ...before(Number(year), firstYear).map(String),
    ...before(Number(date.slice(5, 7)), 1).map((each) => `${year}-${twoDigits(each)}`),
    ...before(Number(date.slice(8, 10)) + 1, 1).map((each) => `${month}-${twoDigits(each)}`),
  ]
}

const added = (accounts: Sums, lines: readonly PostingLine[]): Sums => {
  const sums: Record<string, Sums[string]> = { ...accounts }
  for (const { debit, credit, ...line } of lines) {
    const key = accountKey(line)
    const sum = sums[key]
    sums[key] = { debit: (sum?.debit ?? 0) + debit, credit: (sum?.credit ?? 0) + credit }
  }
  return sums
}

const read = (currency: Currency, periods: readonly string[]): Promise<(Stored<LedgerTotal> | undefined)[]> =>
  Promise.all(periods.map((period) => ledgerTotals.byId(idOf(currency, period))))

/** A period's total with one more posting in it; the period's first where there is none yet. */
export const withPosting = (
  total: LedgerTotal | undefined,
  posting: Pick<PostingRecord, 'currency' | 'effectiveAt' | 'lines' | 'postedAt'>,
  period: string,
): LedgerTotal => {
  const { currency, lines } = posting
  const late = (total?.late ?? 0) + (lateMonth(posting) === undefined ? 0 : 1)
  return {
    id: idOf(currency, period),
    currency,
    period,
    accounts: added(total?.accounts ?? {}, lines),
    ...(late > 0 && { late }),
  }
}

/** The writes that count a posting in its day, month and year, for one commit. */
export const countPosting = async (posting: PostingRecord): Promise<Write[]> => {
  const periods = periodsOf(posting.effectiveAt)
  const totals = await read(posting.currency, periods)
  return periods.map((period, index) => {
    const total = totals[index]
    const after = withPosting(total, posting, period)
    return total === undefined ? ledgerTotals.create(after) : ledgerTotals.update(total, after)
  })
}

const linesIn = (total: LedgerTotal | undefined): PostingLine[] =>
  Object.entries(total?.accounts ?? {}).map(([key, sums]) => ({ ...accountOfKey(key), ...sums }))

/** Everything posted up to the end of a day, account by account, as lines to be summed. */
export const linesUpTo = async (currency: Currency, date: string): Promise<PostingLine[]> =>
  (await read(currency, periodsUpTo(date))).flatMap(linesIn)

/** Everything posted in a day, a month or a year, in the same way. */
export const linesOf = async (currency: Currency, period: string): Promise<PostingLine[]> =>
  (await read(currency, [period])).flatMap(linesIn)

/** A month of the books, as it is counted by now. */
export interface CountedMonth {
  readonly month: Month
  readonly lines: readonly PostingLine[]
  /** How many of its postings were dated back into it. */
  readonly late: number
}

/** The months in which something was posted up to a month, oldest first. */
export const countedMonths = async (currency: Currency, through: Month): Promise<CountedMonth[]> => {
  const months = monthsBetween({ first: monthOf(`${firstYear}-01-01`), last: through })
  const totals = await ledgerTotals.byIds(months.map((month) => idOf(currency, month)))
  const byPeriod = new Map(totals.map((total) => [total.period, total]))
  return months.flatMap((month) => {
    const total = byPeriod.get(month)
    return total === undefined ? [] : [{ month, lines: linesIn(total), late: total.late ?? 0 }]
  })
}
