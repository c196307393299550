import { config } from '#functions/_platform/config/config.ts'
import { rateBookFor } from '#functions/tariff/public.ts'
import { defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The book that prices a product for cover that starts on the usual day. */
export const bookInForce = (product: Product, now: Instant): RateBook | undefined => {
  const { code, timeZone } = regionOf(config.region)
  return rateBookFor(code, product, defaultEffectiveDate(dateAt(now, timeZone)))
}
