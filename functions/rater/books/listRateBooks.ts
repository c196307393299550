import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { everyVersion, rateBooks } from '#functions/tariff/public.ts'
import { listRateBooks as contract } from '#shared/contracts/rater/rateBooks.ts'
import { laidRow, publishedRow } from './bookRow.ts'

/** Latest first; a version before the book that it lies over. */
export const listRateBooks = implement(contract)(async () => {
  const versions = await everyVersion()
  return rateBooks
    .filter(({ region }) => region === config.region)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || a.version.localeCompare(b.version))
    .flatMap((book) => [
      ...versions
        .filter(({ base }) => base === book.version)
        .toSorted((a, b) => b.created.at.localeCompare(a.created.at))
        .map((version) => laidRow(version, book)),
      publishedRow(book),
    ])
})
