import { fail } from '#functions/_platform/problems/problem.ts'
import { type BookEntry, bookEntries, dayBegins, dayEnds } from '#functions/ledger/store/bookEntries.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'

/** From one day to another, both among them. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const longestMonths = 60

/** The days that are asked for: by themselves those of the month up to today. */
export const daysOf = (
  asked: { readonly [Day in keyof Days]?: CalendarDate | undefined },
  today: CalendarDate,
): Days => {
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today)
  const from = asked.from ?? firstDayOf(monthOf(to))
  return from > to || addMonths(from, longestMonths) <= to ? fail('billing.daysUnfit') : { from, to }
}

interface Turn {
  readonly size: number
  readonly after?: string | undefined
  readonly newestFirst?: boolean
}

/** The next entries of a book between two days: they cost the same however many there are before and after them. */
export const pageOfBook = async (
  book: string,
  { from, to }: Days,
  { size, after, newestFirst = false }: Turn,
): Promise<{ readonly entries: BookEntry[]; readonly nextToken?: string }> => {
  const { hits, nextToken } = await bookEntries.list({
    scopes: [book],
    sort: 'day',
    descending: newestFirst,
    size,
    ...(after === undefined ? { beyond: newestFirst ? dayEnds(to) : dayBegins(from) } : { after }),
  })
  const entries = hits.filter(({ effectiveAt }) => effectiveAt >= from && effectiveAt <= to)
  return { entries, ...(entries.length === hits.length && nextToken !== undefined && { nextToken }) }
}

/** More than this fills no file. */
export const mostInFile = 20_000
const readAtOnce = 500

/** All entries of a book between two days, oldest first; refused where a file would be too long. */
export const wholeBook = async (book: string, days: Days): Promise<BookEntry[]> => {
  const all: BookEntry[] = []
  let after: string | undefined
  do {
    const page = await pageOfBook(book, days, { size: readAtOnce, after })
    all.push(...page.entries)
    if (all.length > mostInFile) return fail('billing.bookTooLong', { data: { most: mostInFile } })
    after = page.nextToken
  } while (after !== undefined)
  return all
}
