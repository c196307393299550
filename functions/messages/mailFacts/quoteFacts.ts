import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'

/** A quote as every mail about it names it. */
export const quoteFacts = (quote: QuoteRecord) => ({
  insured: quote.companyName,
  quoteNumber: quote.quoteNumber,
  product: quote.product,
  effectiveDate: quote.effectiveDate,
})

/** Where the agent opens the quote, and where an underwriter does. */
export const agentQuoteLink = (quote: QuoteRecord) => `${config.publicUrl}/agency/quotes/${quote.id}`
export const underwriterQuoteLink = (quote: QuoteRecord) => `${config.publicUrl}/admin/quotes/${quote.id}`

/** What is still to be done before or after binding. */
export const openPoints = (quote: QuoteRecord): string[] =>
  quote.subjectivities.filter(({ resolved }) => !resolved).map(({ text }) => text)
