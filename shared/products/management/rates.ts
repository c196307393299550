import { p100Us2026 } from '#shared/domain/rating/books/p100-us-2026-1.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'

/**
 * What the rate books of the management lines have in common. How the limit and the retention move the price, the states
 * and the fees are those of the cyber programme; what a scan sees from outside and how many records are kept say nothing
 * about management and do not rate.
 */
export const managementBook = {
  ...p100Us2026,
  recordFactors: [{ from: 0, factor: 1 }],
  recordSensitive: [],
  scanScoreFactors: [{ from: 0, factor: 1 }],
  claimHistoryFactors: [1, 1, 1, 1, 1, 1],
  creditSpread: { floor: 0.7, cap: 2 },
} as const satisfies RateBook
