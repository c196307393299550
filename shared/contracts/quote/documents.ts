import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { PremiumFee, PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { draftTypes } from './draftTypes.ts'

/** The proposal is made in the background; docs serves it for download. */
export const createQuoteProposal = defineOperation({
  name: 'createQuoteProposal',
  method: 'POST',
  path: '/api/quote/v1/proposal/{quoteId}',
  summary: 'Makes the proposal of a quote.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  status: 202,
  response: z.object({ docId: z.string(), created: Instant }),
  problems: ['quote.beingPriced', 'quote.notFound'],
})

/** Made in the background; docs serves it by its id. */
export const createOptionsProposal = defineOperation({
  name: 'createOptionsProposal',
  method: 'POST',
  path: '/api/quote/v1/options-proposal',
  summary: 'Makes a proposal of two to five quotes of one account side by side.',
  access: 'quote:read',
  body: z.strictObject({ quoteIds: z.array(QuoteId).min(1).max(5) }),
  status: 202,
  response: z.object({ docId: z.string() }),
  problems: ['quote.beingPriced', 'quote.notComparable', 'quote.notFound'],
})

/** The first call has it made; ask again until it is. A quote that has changed is drafted anew. */
export const getDraftPreview = defineOperation({
  name: 'getDraftPreview',
  method: 'GET',
  path: '/api/quote/v1/draft-previews/{quoteId}',
  summary: 'A link to a draft of a document of the quote as it stands, which works for a few minutes.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  query: z.strictObject({ docType: z.enum(draftTypes) }),
  response: z.object({ link: z.string(), expiresAt: Instant }),
  problems: ['document.beingMade', 'quote.notFound'],
})

export const getQuoteDocumentsLink = defineOperation({
  name: 'getQuoteDocumentsLink',
  method: 'GET',
  path: '/api/quote/v1/quoteDoc/{quoteId}',
  summary: 'A link to the quote’s documents that works for a few minutes.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  response: z.object({ link: z.string(), expiresAt: Instant }),
  problems: ['document.notReady', 'quote.notFound'],
})

/** The ordered steps of a price (rule: waterfall); amounts are minor units, and the effects add up to the total. */
export const getQuoteWaterfall = defineOperation({
  name: 'getQuoteWaterfall',
  method: 'GET',
  path: '/api/quote/v1/waterfall/{quoteId}',
  summary: 'How the price of a quote came about, step by step.',
  access: 'quote:read',
  workflows: ['QUOTE'],
  params: { quoteId: QuoteId },
  response: z.object({
    rateBookVersion: z.string(),
    currency: z.enum(currencies),
    steps: Waterfall,
    coverages: z.array(z.object({ coverageId: CoverageId, key: z.string(), name: z.string(), premium: MinorUnits })),
    premium: MinorUnits,
    taxes: z.array(PremiumTax),
    fees: z.array(PremiumFee),
    total: MinorUnits,
  }),
  problems: ['quote.notFound'],
})
