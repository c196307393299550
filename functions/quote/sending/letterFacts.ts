import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { productNameOf } from '#shared/regions/productNames.ts'

/** A quote as every mail about it names it. */
export const quoteFacts = (quote: QuoteRecord) => ({
  insured: quote.companyName,
  quoteNumber: quote.quoteNumber,
  product: productNameOf(quote.product),
  effectiveDate: quote.effectiveDate,
  ...(quote.isRenewal && { isRenewal: true as const }),
})

/** What every letter tells of the quote that it brings. */
export const letterFacts = (quote: QuoteRecord) => ({
  ...quoteFacts(quote),
  total: quote.totalPremium,
  validUntil: quote.expiresOn,
})

/** Who is asked about it: the quote's agent, or whoever sends it. */
export const askedAbout = (quote: QuoteRecord, sender: Actor) => ({
  name: [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ') || sender.name,
  email: quote.agentEmail ?? sender.email,
  company: quote.agencyName,
})
