import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { unmet } from '#shared/records/subjectivity/subjectivities.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { sayFor } from '../templates/say.ts'

/** A quote as every mail about it names it. */
export const quoteFacts = (quote: QuoteRecord) => ({
  insured: quote.companyName,
  quoteNumber: quote.quoteNumber,
  product: productNameOf(quote.product),
  effectiveDate: quote.effectiveDate,
  ...(quote.isRenewal && { isRenewal: true as const }),
})

/** Where an underwriter opens the quote. */
export const underwriterQuoteLink = (quote: QuoteRecord) => `${config.publicUrl}/admin/quotes/${quote.id}`

/** What is still to be done before or after binding. */
export const openPoints = (quote: QuoteRecord): string[] => {
  const { code, locale, currency } = regionOf(config.region)
  const { day } = sayFor({ region: code, locale, currency })
  return unmet(quote.subjectivities).map(({ text, due }) => (due === undefined ? text : `${text} (by ${day(due)})`))
}
