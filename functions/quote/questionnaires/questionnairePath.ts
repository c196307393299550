import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** The page on which whoever was sent a quote's questionnaire fills it in. */
export const questionnairePath = ({ id }: Pick<QuoteRecord, 'id'>): string => `/quote/${id}/answer`
