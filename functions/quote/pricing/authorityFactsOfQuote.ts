import '#functions/tariff/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { AuthorityFacts } from '#shared/domain/quoting/authority.ts'
import { authorityFactsOf } from '#shared/domain/quoting/authorityFacts.ts'

/** What letters of authority are measured by in a quote. */
export const authorityFactsOfQuote = (quote: QuoteRecord): AuthorityFacts =>
  authorityFactsOf({
    limit: quote.selection.global.limit,
    firmographicData: quote.firmographicData,
    referralReasons: quote.referralReasons,
    rateBookVersion: quote.rated.rateBookVersion,
    premium: quote.rated.premium,
    technicalPremium: quote.technicalPremium,
  })
