import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { unmet } from '#shared/records/subjectivity/subjectivities.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { sayFor } from '../templates/say.ts'

/** Where an underwriter opens the quote. */
export const underwriterQuoteLink = (quote: QuoteRecord) => `${config.publicUrl}/admin/quotes/${quote.id}`

/** What is still to be done before or after binding. */
export const openPoints = (quote: QuoteRecord): string[] => {
  const { code, locale, currency } = regionOf(config.region)
  const { day } = sayFor({ region: code, locale, currency })
  return unmet(quote.subjectivities).map(({ text, due }) => (due === undefined ? text : `${text} (by ${day(due)})`))
}
