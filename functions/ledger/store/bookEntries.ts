import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { accountKey } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import type { PostingRecord } from '../postings/postings.ts'

/** A posting in the books that are read: the journal, its accounts, and those of its agencies, its carrier and its insured. */
export interface BookEntry extends Omit<PostingRecord, 'agencyId' | 'id' | 'parties'> {
  readonly id: string
  readonly postingId: string
  readonly accountId?: string | undefined
  readonly companyName?: string | undefined
  readonly agencyIds: readonly string[]
  readonly agencyBilled?: true | undefined
  /** What of the commission payable that it moves is in the account of which agency, where its lines alone do not tell. */
  readonly payable?: Readonly<Record<string, MinorUnits>> | undefined
  /** What is owed for the policy by one agency from then on, and by another no more. */
  readonly receivable?: Readonly<Record<string, MinorUnits>> | undefined
  /** In whose book it is; none where it is of no policy. */
  readonly carrierId?: string | undefined
}

/** An entry is named for its posting, which has one. */
export const bookEntryIdOf = (postingId: string): string => postingId.replace(/^ent_/, 'bke_')

/** The book of an account of the ledger, or of its part for an authority; `key` is its `accountKey`. */
export const accountBook = (currency: Currency, key: string): string => `book:${currency}:${key}`
export const carrierBook = (carrierId: string): string => `carrier:${carrierId}`
export const agencyBook = (agencyId: string): string => `agency:${agencyId}`

/** Where a day begins in the order of a book, and where it is over. */
export const dayBegins = (day: CalendarDate): string => day
export const dayEnds = (day: CalendarDate): string => `${day}~`

/**
 * The ledger as it is read: every posting once, in the journal and in each book that it moves, by the day it counts for. It is
 * written with the totals in which the posting is counted, so that a total and what it is made of agree at any moment.
 */
export const bookEntries = defineRecord({
  kind: 'bookEntry',
  notFound: 'server.failed',
  version: 3,
  // From the second on, the books of carriers and accounts are spread; from the third on, the account of an agency that is billed
  // has its own part of a commission that is shared.
  from: { 1: (entry: BookEntry) => entry, 2: (entry: BookEntry) => entry },
  list: {
    scopes: ({ accountId, agencyIds, carrierId, currency, lines }: BookEntry) => [
      'all',
      ...lines.map((line) => accountBook(currency, accountKey(line))),
      ...agencyIds.map(agencyBook),
      ...(carrierId === undefined ? [] : [carrierBook(carrierId)]),
      ...(accountId === undefined ? [] : [`account:${accountId}`]),
    ],
    sorts: {
      day: ({ effectiveAt, postedAt, order }: BookEntry) =>
        `${effectiveAt}.${postedAt}.${String(order).padStart(3, '0')}`,
    },
    summary: (entry: BookEntry): BookEntry => entry,
    shards: 4,
  },
})
