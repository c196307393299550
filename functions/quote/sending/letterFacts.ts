import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** What every letter tells of the quote that it brings. */
export const letterFacts = (quote: QuoteRecord) => ({
  insured: quote.companyName,
  quoteNumber: quote.quoteNumber,
  product: quote.product,
  effectiveDate: quote.effectiveDate,
  total: quote.totalPremium,
  validUntil: quote.expiresOn,
})

/** Who is asked about it: the quote's agent, or whoever sends it. */
export const askedAbout = (quote: QuoteRecord, sender: Actor) => ({
  name: [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ') || sender.name,
  email: quote.agentEmail ?? sender.email,
  company: quote.agencyName,
})
