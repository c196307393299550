import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { rateBookIdOf, rateBooks, rateBookVersions, type StoredRateBook } from '#functions/tariff/public.ts'
import { layOver } from '#shared/domain/rating/factorChange.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'

/** A published book of the region. */
export const publishedBook = (version: string): RateBook | undefined =>
  rateBooks.find((book) => book.version === version && book.region === config.region)

/** A version that staff laid over a published book, with that; published books are no such version. */
export const requireVersion = async (
  version: string,
): Promise<{ readonly record: StoredRateBook; readonly base: RateBook }> => {
  const record = await rateBookVersions.require(rateBookIdOf(version))
  return { record, base: publishedBook(record.base) ?? fail('rateBook.notFound') }
}

/** Any book of the region by its version, with the published one beneath where it lies over one. */
export const requireBook = async (
  version: string,
): Promise<{ readonly book: RateBook; readonly base?: RateBook; readonly record?: StoredRateBook }> => {
  const published = publishedBook(version)
  if (published !== undefined) return { book: published }
  const { record, base } = await requireVersion(version)
  return { book: layOver(base, { ...record, version: record.edition }), base, record }
}
