import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { type BookedDay, bookedOn } from '#shared/domain/ledger/periods.ts'
import { bookDate } from '../postings/bookDate.ts'
import { type PostingRecord, postings } from '../postings/postings.ts'
import { booksWrite, type LedgerBooks, readBooks, type StoredBooks } from '../store/ledgerBooks.ts'

/** The books as they were read: where a day is booked in them, and what holds them so while that is written. */
export interface OpenBooks {
  readonly on: (day: CalendarDate) => BookedDay
  /**
   * The write of the books for the commit of postings, once for all of them: with it a close at the same moment and these
   * postings cannot both take effect. Nothing where no posting was dated back and nothing was reached.
   */
  readonly holding: (writes: readonly Write[], reached?: Reached) => readonly Write[]
}

/** How far a job has brought all books. */
type Reached = Partial<Pick<LedgerBooks, 'keptThrough' | 'statedThrough'>>

/** The month into which a posting was dated back; undefined where it counts in the month that it was made in. */
export const lateMonth = ({ effectiveAt, postedAt }: Pick<PostingRecord, 'effectiveAt' | 'postedAt'>) => {
  const month = monthOf(effectiveAt)
  return month < monthOf(bookDate(postedAt)) ? month : undefined
}

const later = <Day extends string>(a: Day | undefined, b: Day | undefined): Day | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

const postingsIn = (writes: readonly Write[]): PostingRecord[] =>
  // What the definition of postings writes is a posting.
  writes.filter(({ definition }) => definition === postings.definition).map(({ after }) => after as PostingRecord)

const openBooksOf = (books: StoredBooks | undefined): OpenBooks => ({
  on: (day) => bookedOn(day, books?.closedThrough),
  holding(writes, { keptThrough, statedThrough } = {}) {
    const made = postingsIn(writes)
    const late: Partial<Record<Month, number>> = { ...books?.late }
    for (const posting of made) {
      const month = lateMonth(posting)
      if (month !== undefined) late[month] = (late[month] ?? 0) + 1
    }
    const stands = made.some((each) => lateMonth(each) !== undefined || each.happenedOn !== undefined)
    if (!stands && keptThrough === undefined && statedThrough === undefined) return []
    return [
      booksWrite(books, {
        late,
        keptThrough: later(books?.keptThrough, keptThrough),
        statedThrough: later(books?.statedThrough, statedThrough),
      }),
    ]
  },
})

/** The books, for a job that dates back or reaches a day with all of them. */
export const openBooks = async (): Promise<OpenBooks> => openBooksOf(await readBooks())

/** The books for what happened on a day: read only where that lies in a month that is over, so today costs nothing. */
export const openBooksFor = async (day: CalendarDate, now: Instant): Promise<OpenBooks> =>
  monthOf(day) < monthOf(bookDate(now)) ? openBooks() : { on: (each) => ({ effectiveAt: each }), holding: () => [] }
