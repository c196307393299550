import { crimeUs2026 } from '../../products/management/crime/crime-us-2026-1.ts'
import { doUs2026 } from '../../products/management/directorsAndOfficers/do-us-2026-1.ts'
import { eplUs2026 } from '../../products/management/employmentPractices/epl-us-2026-1.ts'
import { fiduciaryUs2026 } from '../../products/management/fiduciary/fiduciary-us-2026-1.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
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

/** The book of a version, as quotes keep it (rule: rate-books); undefined for a version that was never published. */
export const rateBook = (version: string): RateBook | undefined => rateBooks.find((book) => book.version === version)

/**
 * The book that prices a product in a region for policies starting on a date; undefined when no book carries the product
 * there or none was in force then.
 */
export const rateBookFor = (region: RegionCode, product: Product, effectiveDate: CalendarDate): RateBook | undefined =>
  rateBooks.find(
    (book) =>
      book.region === region &&
      book.products[product] !== undefined &&
      effectiveDate >= book.effectiveFrom &&
      (book.effectiveUntil === null || effectiveDate < book.effectiveUntil),
  )
