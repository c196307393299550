import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { QuoteId, QuoteShareId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { AgencyColours } from '#shared/domain/organizations/agencyColours.ts'
import { mostBeside, shareDays, shareStatuses } from '#shared/domain/quoting/shareStatus.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { products } from '#shared/regions/products.ts'
import { QuoteShareRecord } from './shareRecord.ts'

const QuoteShare = QuoteShareRecord.omit({ quoteId: true, tokenHash: true }).extend({ status: z.enum(shareStatuses) })
export type QuoteShare = z.infer<typeof QuoteShare>

/** The link is told this once: what is kept cannot be turned into it. */
export const createQuoteShare = defineOperation({
  name: 'createQuoteShare',
  method: 'POST',
  path: '/api/quote/v1/shares/{quoteId}',
  summary: 'Makes a link by which whoever has it reads the offer, and no more, until it expires or is revoked.',
  access: 'quote:send',
  secret: true,
  params: { quoteId: QuoteId },
  body: z.strictObject({
    purpose: filledLine(100).describe('For whom it is made.'),
    days: z
      .union([z.literal(shareDays[0]), z.literal(shareDays[1]), z.literal(shareDays[2])])
      .describe('For so many days it works.'),
    beside: z
      .array(QuoteId)
      .max(mostBeside)
      .optional()
      .describe('Other offers to the same client that it shows beside this one, to choose from.'),
  }),
  response: z.object({ url: z.string(), share: QuoteShare }),
  problems: [
    'quote.beingPriced',
    'quote.expired',
    'quote.notAllowed',
    'quote.notComparable',
    'quote.notFound',
    'quote.tooManyShares',
  ],
})

export const listQuoteShares = defineOperation({
  name: 'listQuoteShares',
  method: 'GET',
  path: '/api/quote/v1/shares/{quoteId}',
  summary: 'The links that were made to an offer, newest first, and how often each was opened.',
  access: 'quote:send',
  params: { quoteId: QuoteId },
  response: z.array(QuoteShare),
  problems: ['quote.notFound'],
})

export const listQuoteShareHistory = defineOperation({
  name: 'listQuoteShareHistory',
  method: 'GET',
  path: '/api/quote/v1/shares/history/{shareId}',
  summary: 'What was done to one link to an offer, by whom, and what it changed.',
  access: 'quote:send',
  params: { shareId: QuoteShareId },
  response: HistoryPage,
  problems: ['quote.shareNotFound'],
})

/** Revoking again what has been revoked changes nothing. */
export const revokeQuoteShare = defineOperation({
  name: 'revokeQuoteShare',
  method: 'POST',
  path: '/api/quote/v1/shares/{quoteId}/{shareId}/revoke',
  summary: 'Takes back a link to an offer: it shows nothing any more.',
  access: 'quote:send',
  params: { quoteId: QuoteId, shareId: QuoteShareId },
  response: QuoteShare,
  problems: ['quote.notFound', 'quote.shareNotFound'],
})

/** What a proposal says of an offer; of people, the agent alone. */
const SharedOffer = z.object({
  quoteNumber: z.string(),
  companyName: z.string(),
  product: z.enum(products),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  validUntil: CalendarDate,
  limit: WholeUnits,
  deductible: WholeUnits,
  waitingPeriod: WaitingPeriod,
  retroActivePeriod: z.int(),
  coverages: z.array(SelectedCoverage),
  premiums: z
    .array(z.object({ coverageId: CoverageId, premium: MinorUnits }))
    .describe('Of the coverages that cost something.'),
  currency: z.enum(currencies),
  premium: MinorUnits,
  fees: RatedPremium.shape.fees,
  taxes: RatedPremium.shape.taxes,
  total: MinorUnits,
  subjectivities: z.array(z.string()),
})

/** Whoever has the link, without an account; each opening is counted. */
export const openQuoteShare = defineOperation({
  name: 'openQuoteShare',
  method: 'POST',
  path: '/api/quote/v1/shared-offer',
  summary: 'The offer that a link shows, as it stands now.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: filledLine(100) }),
  response: z.object({
    expiresAt: Instant,
    agencyName: z.string(),
    agencyHostname: z.string().optional(),
    agencyColours: AgencyColours.optional(),
    agentName: z.string().optional(),
    agentEmail: z.string().optional(),
    agentPhone: z.string().optional(),
    offer: SharedOffer.optional().describe('Absent once the quote is not on offer any more.'),
    beside: z.array(SharedOffer).optional().describe('The others to choose from, as far as they are on offer.'),
  }),
  problems: ['auth.throttled', 'quote.shareEnded', 'quote.shareUnknown'],
})
