import type { LaidVersion } from '#functions/tariff/public.ts'
import type { RateBookRow } from '#shared/contracts/rater/rateBookRecord.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import type { Product } from '#shared/regions/products.ts'

const productsOf = ({ products }: RateBook) => Object.keys(products) as Product[]

/** A published book as lists show it. */
export const publishedRow = (book: RateBook): RateBookRow => ({
  version: book.version,
  name: book.name,
  status: 'ACTIVE',
  effectiveFrom: book.effectiveFrom,
  effectiveUntil: book.effectiveUntil,
  products: productsOf(book),
  changes: 0,
})

/** A version that is laid over a published book. */
export const laidRow = (version: LaidVersion, base: RateBook): RateBookRow => ({
  version: version.edition,
  name: version.name,
  base: base.version,
  status: version.status,
  effectiveFrom: version.effectiveFrom,
  effectiveUntil: base.effectiveUntil,
  products: productsOf(base),
  changes: version.changes.length,
  by: version.created.by,
  lastUpdated: version.lastUpdated,
})
