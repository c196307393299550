import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, Revenue } from '#shared/domain/money/amounts.ts'
import { filledText, text } from '#shared/domain/text/text.ts'
import { Quote, QuoteStanding } from './quote.ts'
import { EventExclusion } from './quoteParts.ts'
import { DeclineReason } from './statusReasons.ts'
import { UnderwritingTerms } from './underwritingTerms.ts'

const quoteId = { quoteId: QuoteId }
const note = text(4000)
/** Why somebody overrides what the rules say. */
const reasonGiven = filledText(4000)

/** Takes a referral so that one underwriter works on it; `release: true` gives it back. */
export const takeReferral = defineOperation({
  name: 'takeReferral',
  method: 'PUT',
  path: '/api/quote/v1/uw/take/{quoteId}',
  summary: 'Holds a referral for the caller, or gives it back.',
  access: 'quote:underwrite',
  params: quoteId,
  body: z.strictObject({ release: z.boolean().default(false) }),
  response: Quote,
  problems: ['quote.heldByAnother', 'quote.notAllowed', 'quote.notFound'],
})

export const releaseQuote = defineOperation({
  name: 'releaseQuote',
  method: 'PUT',
  path: '/api/quote/v1/release/{quoteId}',
  summary: 'Releases the terms of a referral: the quote is ready.',
  access: 'quote:release',
  notJumped: true,
  params: quoteId,
  body: z.strictObject({ note: reasonGiven }),
  response: QuoteStanding,
  problems: [
    'account.declined',
    'account.held',
    'blacklist.refused',
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.expired',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFiled',
    'quote.notFound',
    'quote.ownRequest',
    'quote.riskChanged',
    'quote.sanctioned',
    'rating.notRateable',
    'submission.declined',
  ],
})

export const approveQuote = defineOperation({
  name: 'approveQuote',
  method: 'PUT',
  path: '/api/quote/v1/approve/{quoteId}',
  summary: 'Approves an open referral or a request to bind.',
  access: 'quote:release',
  notJumped: true,
  params: quoteId,
  body: z.strictObject({ note: reasonGiven }),
  response: QuoteStanding,
  problems: [
    'account.declined',
    'account.held',
    'blacklist.refused',
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.expired',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFiled',
    'quote.notFound',
    'quote.ownRequest',
    'quote.riskChanged',
    'quote.sanctioned',
    'rating.notRateable',
    'submission.declined',
  ],
})

export const declineQuote = defineOperation({
  name: 'declineQuote',
  method: 'PUT',
  path: '/api/quote/v1/decline/{quoteId}',
  summary: 'Declines a quote and says why; the agent is told when notification is on.',
  access: 'quote:decline',
  params: quoteId,
  body: DeclineReason,
  response: QuoteStanding,
  problems: ['policy.frozen', 'quote.heldByAnother', 'quote.notAllowed', 'quote.notFound'],
})

export const referQuote = defineOperation({
  name: 'referQuote',
  method: 'PUT',
  path: '/api/quote/v1/uw/refer/{quoteId}',
  summary: 'Refers a quote to underwriting, to a certain underwriter if one is named.',
  access: 'quote:underwrite',
  params: quoteId,
  body: z.strictObject({ reason: note.min(1, 'Reason is a required field'), userId: z.string().max(60).optional() }),
  response: QuoteStanding,
  problems: ['quote.heldByAnother', 'quote.notAllowed', 'quote.notFound', 'user.notFound'],
})

const percent = z.number().min(-100).max(100)
/** What is particular about a risk, each characteristic in percent of the premium. */
const percentages = {
  managementOfContent: percent,
  dcmPractices: percent,
  companyStability: percent,
  drPlanning: percent,
  financialCondition: percent,
  securityAwareness: percent,
  managementExperience: percent,
}

/** The price while terms or the individual risk are being typed; nothing is written. Amounts are minor units. */
export const priceTerms = defineOperation({
  name: 'priceTerms',
  method: 'POST',
  path: '/api/quote/v1/underwrite/{quoteId}/price',
  summary: 'Prices terms as changing them would, and changes nothing.',
  access: 'quote:underwrite',
  safe: true,
  params: quoteId,
  body: UnderwritingTerms.extend({ irpm: z.strictObject(percentages).optional() }),
  response: z.object({ premium: MinorUnits, totalPremium: MinorUnits }),
  problems: ['quote.notFound', 'rating.notRateable'],
})

/** Switching between admitted and surplus resets the other changes of the terms, but those made in the same step. */
export const underwriteQuote = defineOperation({
  name: 'underwriteQuote',
  method: 'PUT',
  path: '/api/quote/v1/underwrite/{quoteId}',
  summary: 'Changes the terms of a quote and prices it again; its status stays.',
  access: 'quote:underwrite',
  params: quoteId,
  body: z.strictObject({
    ...UnderwritingTerms.shape,
    isSurplus: z.boolean().optional(),
    note: note
      .optional()
      .describe('Why the revenue is corrected, or modifications are undone with the paper; both need it.'),
  }),
  response: Quote,
  problems: [
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'rating.notRateable',
  ],
})

/** Each characteristic in percent, within the rate book's range for it (`getIrpm`). */
export const updateIrpm = defineOperation({
  name: 'updateIrpm',
  method: 'PUT',
  path: '/api/quote/v1/irpm/{quoteId}',
  summary: 'Modifies the premium for the individual risk and prices the quote again.',
  access: 'quote:underwrite',
  params: quoteId,
  query: z.strictObject({ isSurplus: z.enum(['true', 'false']).optional() }),
  body: z.strictObject({
    accountId: z.string().optional(),
    accountName: z.string().optional(),
    quoteId: z.string().optional(),
    quoteNumber: z.string().optional(),
    irpmNote: reasonGiven,
    irpmModifier: z.number().optional().describe('What the screen shows; the server adds the characteristics up.'),
    ...percentages,
    numberOfEmployees: z.int().min(0).optional(),
    revenue: Revenue.min(0).optional(),
  }),
  response: z.object({ irpmModifier: z.number(), premium: MinorUnits, totalPremium: MinorUnits }),
  problems: [
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const updateEventExclusions = defineOperation({
  name: 'updateEventExclusions',
  method: 'PUT',
  path: '/api/quote/v1/event-exclusions/{quoteId}',
  summary: 'Says which past events the policy excludes.',
  access: 'quote:underwrite',
  params: quoteId,
  body: z.array(EventExclusion).max(50),
  response: z.array(EventExclusion),
  problems: [
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const rescindBinder = defineOperation({
  name: 'rescindBinder',
  method: 'PUT',
  path: '/api/quote/v1/rescind/{quoteId}',
  summary: 'Takes a binder back before its policy is issued.',
  access: 'quote:underwrite',
  params: quoteId,
  body: z.strictObject({
    reason: note
      .min(1, 'Reason is a required field')
      .describe('One of the reasons to rescind, by its words or its code; other words are kept as they are.'),
    note: filledText(2000).optional().describe('What was not so, or what went wrong.'),
  }),
  response: QuoteStanding,
  problems: ['policy.claimed', 'policy.notAllowed', 'quote.notAllowed', 'quote.notFound'],
})
