import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { RateBookRecord } from '#shared/contracts/rater/rateBookRecord.ts'

export type StoredRateBook = Stored<RateBookRecord>

/** There is one record for each version, whoever makes it first. */
export const rateBookIdOf = (version: string): string => `rbk_${version}`

const scope = 'all'

/** What is kept of a version beside what it does: enough to price by it. */
export type LaidVersion = Omit<RateBookRecord, 'dislocation'>

/** Versions that staff lay over published rate books: few, and read together. */
export const rateBookVersions = defineRecord({
  kind: 'rateBook',
  notFound: 'rateBook.notFound',
  history: { hides: ['dislocation'] },
  list: {
    scopes: () => [scope],
    sorts: { edition: (book: RateBookRecord) => book.edition },
    summary: ({ dislocation: _, ...laid }: RateBookRecord): LaidVersion => laid,
  },
})

/** Every version there is, as it is written. */
export const everyVersion = (): Promise<LaidVersion[]> => rateBookVersions.every({ scopes: [scope] })
