import { now } from '#functions/_platform/clock/clock.ts'
import { shardOf } from '#functions/_platform/storage/listKeys.ts'
import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { lateMonth } from '#functions/ledger/periods/openBooks.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { BookEntry } from '#functions/ledger/store/bookEntries.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type Month, yearAt } from '#shared/domain/calendar/months.ts'
import { firstOfBooks, monthsBetween } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { accountKey, accountOfKey } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { agencyLines } from './entryOf.ts'

/** By account, or account and authority. */
type Sums = Readonly<Record<string, { readonly debit: MinorUnits; readonly credit: MinorUnits }>>

/**
 * What postings of a day, a month or a year add up to, account by account; balanced, as every posting is. A period has several
 * totals, and each posting counts in one of them: one alone would have all that is sold in the region wait for it.
 */
export interface LedgerTotal {
  readonly id: string
  readonly currency: Currency
  /** `2026`, `2026-11` or `2026-11-20`. */
  readonly period: string
  readonly accounts: Sums
  /** Of whose book: an agency, a carrier; of the whole ledger where nobody is named. */
  readonly party?: string | undefined
  /** How many of its postings were dated back into their month. */
  readonly late?: number | undefined
}

export const ledgerTotals = defineRecord<LedgerTotal>({
  kind: 'ledgerTotal',
  notFound: 'server.failed',
  version: 3,
  // From the second on, what was dated back is counted; from the third on, agencies and carriers have totals of their own.
  from: { 1: (total: LedgerTotal) => total, 2: (total: LedgerTotal) => total },
})

const firstYear = Number(firstOfBooks.slice(0, 4))
/** Something is posted so many years ahead of today at most. */
const yearsAhead = 10

/** A day or a month of the books: of a later one all is posted by the end of the last, and so much is read, however late it is. */
const withinBooks = <Day extends CalendarDate | Month>(day: Day): Day => {
  const last = String(yearAt(now(), 'UTC') + yearsAhead)
  return day.slice(0, 4) > last ? (`${last}-12-31`.slice(0, day.length) as Day) : day // as long as it was
}

/** So many totals has a period. The first of them was the only one once. */
const shards = 8

/** Of which of a period's totals it is, in whose book; the ledger's own where nobody is named. */
interface Place {
  readonly period: string
  readonly party?: string | undefined
  readonly shard?: number | undefined
}

const idOf = (currency: Currency, { period, party, shard = 0 }: Place): string =>
  `led_${currency}_${period}${party === undefined ? '' : `_${party}`}${shard === 0 ? '' : `~${shard}`}`

const allIdsOf = (currency: Currency, place: Omit<Place, 'shard'>): string[] =>
  Array.from({ length: shards }, (_, shard) => idOf(currency, { ...place, shard }))

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const before = (end: number, from: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index)

/** The periods that a day's posting counts in. */
export const periodsOf = (date: string): string[] => [date.slice(0, 4), date.slice(0, 7), date]

/** The periods that it counts in for an agency or a carrier, whose statements are of months. */
export const periodsOfParty = (date: string): string[] => [date.slice(0, 4), date.slice(0, 7)]

/** Years and months that together are everything up to the end of a month. */
const monthsUpToEnd = (month: Month): string[] => [
  ...before(Number(month.slice(0, 4)), firstYear).map(String),
  ...before(Number(month.slice(5, 7)) + 1, 1).map((each) => `${month.slice(0, 4)}-${twoDigits(each)}`),
]

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

/** All totals of some periods. */
const read = (currency: Currency, periods: readonly string[], party?: string): Promise<Stored<LedgerTotal>[]> =>
  ledgerTotals.byIds(periods.flatMap((period) => allIdsOf(currency, { period, party })))

/** Of a posting what is counted. */
type Counted = Pick<PostingRecord, 'currency' | 'effectiveAt' | 'lines' | 'postedAt'>

/** A total with one more posting in it; the first of its place where there is none yet. */
export const withPosting = (total: LedgerTotal | undefined, posting: Counted, place: Place): LedgerTotal => {
  const { currency, lines } = posting
  const { period, party } = place
  const late = (total?.late ?? 0) + (lateMonth(posting) === undefined ? 0 : 1)
  return {
    id: idOf(currency, place),
    currency,
    period,
    accounts: added(total?.accounts ?? {}, lines),
    ...(party !== undefined && { party }),
    ...(late > 0 && { late }),
  }
}

/** The writes that count entries in the totals of their agencies and carriers alone, one for each total. */
export const countInOthers = async (entries: readonly BookEntry[]): Promise<Write[]> => {
  const totals = new Map<string, { readonly before: Stored<LedgerTotal> | undefined; readonly after: LedgerTotal }>()
  for (const entry of entries)
    for (const { party, lines } of booksOf(entry).filter((each) => each.lines.length > 0))
      for (const period of periodsOfParty(entry.effectiveAt)) {
        const id = idOf(entry.currency, { period, party })
        const known = totals.get(id)
        const before = known === undefined ? await ledgerTotals.byId(id) : known.before
        const after = withPosting(known?.after ?? before, { ...entry, lines }, { period, party })
        totals.set(id, { before, after })
      }
  return [...totals.values()].map(({ before, after }) =>
    before === undefined ? ledgerTotals.create(after) : ledgerTotals.update(before, after),
  )
}

/** The books of others that an entry is in besides the ledger, with what of it is theirs. */
export const booksOf = (entry: BookEntry): { readonly party: string; readonly lines: readonly PostingLine[] }[] => [
  ...entry.agencyIds.map((id) => ({
    party: id,
    lines: agencyLines(entry, id),
  })),
  ...(entry.carrierId === undefined ? [] : [{ party: entry.carrierId, lines: entry.lines }]),
]

/**
 * In which totals an entry counts, with what of it: its day, month and year, and, where it was not entered before, the month and
 * year of its agencies and its carrier.
 */
export const countsIn = (
  entry: BookEntry,
  isEntered = false,
): { readonly id: string; readonly place: Place; readonly lines: readonly PostingLine[] }[] => {
  const { currency, effectiveAt, lines: all } = entry
  const shard = shardOf(entry.id, shards)
  const inAll = periodsOf(effectiveAt).map((period) => ({ place: { period, shard }, lines: all }))
  const others = isEntered ? [] : booksOf(entry).filter(({ lines }) => lines.length > 0)
  const inOthers = others.flatMap(({ party, lines }) =>
    periodsOfParty(effectiveAt).map((period) => ({ place: { period, party, shard }, lines })),
  )
  return [...inAll, ...inOthers].map((each) => ({ id: idOf(currency, each.place), ...each }))
}

/** The writes that count a posting in its totals, for one commit. */
export const countPosting = async (entry: BookEntry, isEntered: boolean): Promise<Write[]> => {
  const counts = countsIn(entry, isEntered)
  const found = await ledgerTotals.byIds(counts.map(({ id }) => id))
  const totals = new Map(found.map((total) => [total.id, total]))
  return counts.map(({ id, place, lines }) => {
    const total = totals.get(id)
    const after = withPosting(total, { ...entry, lines }, place)
    return total === undefined ? ledgerTotals.create(after) : ledgerTotals.update(total, after)
  })
}

const linesIn = ({ accounts }: LedgerTotal): PostingLine[] =>
  Object.entries(accounts).map(([key, sums]) => ({ ...accountOfKey(key), ...sums }))

/** Everything posted up to the end of a day, account by account, as lines to be summed. */
export const linesUpTo = async (currency: Currency, date: CalendarDate): Promise<PostingLine[]> =>
  (await read(currency, periodsUpTo(withinBooks(date)))).flatMap(linesIn)

/** Everything posted in a day, a month or a year, in the same way. */
export const linesOf = async (currency: Currency, period: string): Promise<PostingLine[]> =>
  (await read(currency, [period])).flatMap(linesIn)

/** Everything posted for an agency or a carrier up to the end of a month, account by account. */
export const partyLinesUpTo = async (currency: Currency, party: string, month: Month): Promise<PostingLine[]> =>
  (await read(currency, monthsUpToEnd(withinBooks(month)), party)).flatMap(linesIn)

/** What was posted for an agency or a carrier in a month. */
export const partyLinesOf = async (currency: Currency, party: string, month: Month): Promise<PostingLine[]> =>
  (await read(currency, [month], party)).flatMap(linesIn)

/** A month of the books, as it is counted by now. */
export interface CountedMonth {
  readonly month: Month
  readonly lines: readonly PostingLine[]
  /** How many of its postings were dated back into it. */
  readonly late: number
}

/** The months in which something was posted up to a month, oldest first. */
export const countedMonths = async (currency: Currency, through: Month): Promise<CountedMonth[]> => {
  const all = monthsBetween({ first: firstOfBooks, last: through })
  const years = new Set(all.map((month) => month.slice(0, 4)))
  const inUse = new Set((await read(currency, [...years])).map(({ period }) => period))
  const months = all.filter((month) => inUse.has(month.slice(0, 4)))
  const totals = Map.groupBy(await read(currency, months), ({ period }) => period)
  return months.flatMap((month) => {
    const those = totals.get(month)
    if (those === undefined) return []
    return [{ month, lines: those.flatMap(linesIn), late: those.reduce((sum, { late = 0 }) => sum + late, 0) }]
  })
}
