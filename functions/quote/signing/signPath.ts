import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** The page on which who was sent a quote's application signs it. */
export const signPath = ({ id, product }: Pick<QuoteRecord, 'id' | 'product'>): string =>
  `/quote/${id}/sign/${encodeURIComponent(product)}`
