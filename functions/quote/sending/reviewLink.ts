import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** The path of a quote's review page, where the policy holder verifies it and requests to bind. */
export const reviewPath = (quote: Pick<QuoteRecord, 'id' | 'product'>): string =>
  `/quote/${quote.id}/request-to-bind/${encodeURIComponent(quote.product)}`

export const reviewUrl = (quote: Pick<QuoteRecord, 'id' | 'product'>): string =>
  `${config.publicUrl}${reviewPath(quote)}`
