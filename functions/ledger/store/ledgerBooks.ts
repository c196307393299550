import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { PeriodClosingId } from '#shared/domain/ids/ids.ts'

/** How far the region's books are: one record, which everybody writes who books into a month that is over. */
export interface LedgerBooks {
  readonly id: typeof ledgerBooksId
  /** The last closed month; none while all are open. */
  readonly closedThrough?: Month | undefined
  /** The day up to which the books of every policy were kept. */
  readonly keptThrough?: CalendarDate | undefined
  /** The month up to which the agencies' commission was stated. */
  readonly statedThrough?: Month | undefined
  /** The month up to which a tax return was filed, of whatever authority: what it was made of stays closed. */
  readonly taxFiledThrough?: Month | undefined
  /** How many postings were dated back into a month, by month. */
  readonly late: Readonly<Partial<Record<Month, number>>>
  /** The closings of a month, the last one last. */
  readonly closings: Readonly<Partial<Record<Month, readonly PeriodClosingId[]>>>
}

export const ledgerBooksId = 'bks_region'

export const noBooks: LedgerBooks = { id: ledgerBooksId, late: {}, closings: {} }

export const ledgerBooks = defineRecord<LedgerBooks>({
  kind: 'ledgerBooks',
  notFound: 'server.failed',
  version: 2,
  // From the second on, filed tax returns keep their months closed.
  from: { 1: (books: LedgerBooks) => books },
})

export type StoredBooks = Stored<LedgerBooks>

/** The books as they stand; undefined while nobody has dated back or closed. */
export const readBooks = (): Promise<StoredBooks | undefined> => ledgerBooks.byId(ledgerBooksId)

/** The write that makes the books these, over those that were read. */
export const booksWrite = (before: StoredBooks | undefined, changes: Partial<Omit<LedgerBooks, 'id'>>) =>
  before === undefined
    ? ledgerBooks.create({ ...noBooks, ...changes })
    : ledgerBooks.update(before, { ...before, ...changes })

/** The last day up to which premium is posted as earned, of all policies; none where none ever was. */
export const booksKeptThrough = async (): Promise<CalendarDate | undefined> => (await readBooks())?.keptThrough
