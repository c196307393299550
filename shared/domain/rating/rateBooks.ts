import { crimeUs2026 } from '../../products/management/crime/crime-us-2026-1.ts'
import { doUs2026 } from '../../products/management/directorsAndOfficers/do-us-2026-1.ts'
import { eplUs2026 } from '../../products/management/employmentPractices/epl-us-2026-1.ts'
import { fiduciaryUs2026 } from '../../products/management/fiduciary/fiduciary-us-2026-1.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import { p100Au2024 } from './books/p100-au-2024-1.ts'
import { p100Au2026 } from './books/p100-au-2026-1.ts'
import { p100Uk2024 } from './books/p100-uk-2024-1.ts'
import { p100Uk2026 } from './books/p100-uk-2026-1.ts'
import { p100Us2024 } from './books/p100-us-2024-1.ts'
import { p100Us2026 } from './books/p100-us-2026-1.ts'
import type { RateBook } from './rateBook.ts'

/** Every published rate book. A book stays here for as long as a quote or policy was priced with it. */
export const rateBooks: readonly RateBook[] = [
  crimeUs2026,
  doUs2026,
  eplUs2026,
  fiduciaryUs2026,
  p100Au2024,
  p100Au2026,
  p100Uk2024,
  p100Uk2026,
  p100Us2024,
  p100Us2026,
]

/** A book that staff have laid over a published one. Of a version it is always the same; whether it prices may change. */
export interface LaidBook {
  readonly book: RateBook
  /** The version of the published book beneath. */
  readonly base: string
  /** Since when it prices; none of one that does not, or does not any more. */
  readonly activatedAt?: Instant | undefined
}

let laidOver: readonly LaidBook[] = []

/** Puts the books on the shelf that staff have laid over the published ones, in place of those before (decision: books-laid-over). */
export const layBooks = (books: readonly LaidBook[]): void => {
  laidOver = books
}

/** The book of a version, as quotes keep it (rule: rate-books); undefined for a version that was never published. */
export const rateBook = (version: string): RateBook | undefined =>
  rateBooks.find((book) => book.version === version) ?? laidOver.find(({ book }) => book.version === version)?.book

/** What a price is asked for. */
interface Asked {
  readonly region: RegionCode
  readonly product: Product
  readonly effectiveDate: CalendarDate
}

const publishedFor = ({ region, product, effectiveDate }: Asked): RateBook | undefined =>
  rateBooks.find(
    (book) =>
      book.region === region &&
      book.products[product] !== undefined &&
      effectiveDate >= book.effectiveFrom &&
      (book.effectiveUntil === null || effectiveDate < book.effectiveUntil),
  )

/** By version last: of two that are activated in the same moment every function takes the same, in whatever order it read them. */
const later = (a: LaidBook, b: LaidBook): number =>
  a.book.effectiveFrom.localeCompare(b.book.effectiveFrom) ||
  (a.activatedAt ?? '').localeCompare(b.activatedAt ?? '') ||
  a.book.version.localeCompare(b.book.version, 'en', { numeric: true })

/** The version laid over a published book that prices from this day on: the latest of those that are active. */
const activeOver = (base: RateBook, day: CalendarDate): RateBook | undefined =>
  laidOver
    .filter((each) => each.base === base.version && each.activatedAt !== undefined && each.book.effectiveFrom <= day)
    .toSorted(later)
    .at(-1)?.book

/**
 * The book that prices a product in a region for policies starting on a date: the version that is active then, else the
 * published one; undefined when no book carries the product there or none was in force then.
 */
export const rateBookFor = (
  region: RegionCode,
  product: Product,
  effectiveDate: CalendarDate,
): RateBook | undefined => {
  const published = publishedFor({ region, product, effectiveDate })
  return published && (activeOver(published, effectiveDate) ?? published)
}

/** The published book that a version is laid over; itself of a published one. */
export const publishedBeneath = (version: string): string =>
  laidOver.find((each) => each.book.version === version)?.base ?? version

/** The book that a quote is held to, where it carries the product and its edition is that of the date; else none. */
export const heldBook = (version: string | undefined, asked: Asked): RateBook | undefined => {
  const book = version === undefined ? undefined : rateBook(version)
  const published = publishedFor(asked)
  if (book === undefined || published === undefined) return undefined
  return publishedBeneath(book.version) === published.version ? book : undefined
}
