import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant, MomentAnywhere } from '#shared/domain/calendar/instant.ts'
import { WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { CoverageChoices } from './calculatorSelection.ts'
import { AgentFields, CustomerFields, TeamIds } from './contacts.ts'
import { AgencyStatus, Quote, QuoteStanding, QuoteWithActions } from './quote.ts'
import { AdditionalInsured } from './quoteParts.ts'
import { LossReason } from './statusReasons.ts'

const quoteId = { quoteId: QuoteId }

/** A new quote, requested at once. What is left out takes the calculator's defaults. */
export const createQuote = defineOperation({
  name: 'createQuote',
  method: 'POST',
  path: '/api/quote/v1',
  summary: 'Makes a quote for an account and requests its price; poll it until it is priced.',
  access: 'quote:create',
  only: placing,
  body: z.strictObject({
    accountId: AccountId,
    product: z.enum(products),
    effectiveDate: CalendarDate.optional(),
    limit: WholeUnits.min(1).optional(),
    deductible: WholeUnits.min(0).optional(),
    waitingPeriod: WaitingPeriod.optional(),
    coverages: CoverageChoices.optional(),
    agencyId: AgencyId.optional(),
    ...AgentFields.partial().shape,
    teamIds: TeamIds.optional(),
    submissionId: SubmissionId.optional().describe('Its submission; else the open one of its agency.'),
  }),
  status: 201,
  response: Quote,
  problems: [
    'account.invalidDetails',
    'account.needsInformation',
    'account.notEligible',
    'account.stateNotSupported',
    'blacklist.refused',
    'account.notFound',
    'agency.agentUnknown',
    'agency.notFound',
    'rating.notRateable',
    'submission.notFound',
    'team.notFound',
  ],
})

export const getQuote = defineOperation({
  name: 'getQuote',
  method: 'GET',
  path: '/api/quote/v1/{quoteId}',
  summary: 'One quote with its terms, price and standing.',
  access: 'quote:read',
  workflows: ['QUOTE', 'SURPLUS_NOTICE'],
  params: quoteId,
  response: QuoteWithActions,
  problems: ['quote.notFound'],
})

/** Light enough to be asked every few seconds while a quote is being priced. */
export const pollQuote = defineOperation({
  name: 'pollQuote',
  method: 'GET',
  path: '/api/quote/v1/poll/{quoteId}',
  summary: 'Whether a quote was priced since the instant given.',
  access: 'quote:read',
  workflows: ['QUOTE'],
  params: quoteId,
  query: z.strictObject({ since: MomentAnywhere.optional() }),
  response: z.object({
    id: QuoteId,
    lastPatched: Instant,
    agencyStatus: AgencyStatus,
    changed: z.boolean().describe('Priced since the instant given, or not being priced any more when none was given.'),
    patching: z.boolean(),
    rejection: z.string().optional(),
    allowedActions: QuoteWithActions.shape.allowedActions,
  }),
  problems: ['quote.notFound'],
})

/**
 * Fields of the quote, or the four customer fields alone, which request to bind. New terms are priced in the background;
 * poll the quote.
 */
export const updateQuote = defineOperation({
  name: 'updateQuote',
  method: 'PUT',
  path: '/api/quote/v1/{quoteId}',
  summary: 'Changes a quote, or requests to bind it when the four customer fields come alone.',
  access: ['quote:update', 'quote:request'],
  workflows: ['QUOTE'],
  params: quoteId,
  body: z.strictObject({
    ...CustomerFields.partial().shape,
    ...AgentFields.partial().shape,
    teamIds: TeamIds.optional(),
    effectiveDate: CalendarDate.optional(),
    endDate: CalendarDate.optional(),
    limit: WholeUnits.min(1).optional(),
    deductible: WholeUnits.min(0).optional(),
    waitingPeriod: WaitingPeriod.optional(),
    presets: z.literal([-1, 1, 2, 3]).optional(),
    isSurplus: z.boolean().optional().describe('Surplus lines instead of admitted paper, in the US.'),
    coverages: CoverageChoices.optional(),
    additionalInsureds: z.array(AdditionalInsured).max(20).optional(),
    shownTotalPremium: MinorUnits.optional().describe('The total the caller saw, to be told of a changed price.'),
  }),
  response: Quote,
  problems: [
    'account.closed',
    'account.declined',
    'account.held',
    'account.invalidDetails',
    'agency.agentUnknown',
    'blacklist.refused',
    'quote.beingPriced',
    'quote.coveredTwice',
    'quote.expired',
    'quote.insuredsNotNamed',
    'quote.needsContact',
    'quote.notAllowed',
    'quote.notFound',
    'quote.priceChanged',
    'quote.riskChanged',
    'rating.notRateable',
    'submission.declined',
    'team.notFound',
  ],
})

/** The account keeps its own answers; those given here count for this quote alone. */
export const updateQuoteAnswers = defineOperation({
  name: 'updateQuoteAnswers',
  method: 'PUT',
  path: '/api/quote/v1/answers/{quoteId}',
  summary: 'Changes the answers a quote stands on and prices it again.',
  access: 'quote:update',
  params: quoteId,
  body: z.strictObject({
    dynamicFields: z.strictObject(QuestionnaireAnswers.shape).optional(),
    answers: z.strictObject(QuestionnaireAnswers.shape).optional(),
  }),
  response: z.object({ id: QuoteId, lastPatched: Instant }),
  problems: ['quote.beingPriced', 'quote.notAllowed', 'quote.notFound'],
})

export const updateQuoteAdditionalInsureds = defineOperation({
  name: 'updateQuoteAdditionalInsureds',
  method: 'PUT',
  path: '/api/quote/v1/additional-insureds/{quoteId}',
  summary: 'Says who is insured besides the named insured.',
  access: 'quote:update',
  workflows: ['QUOTE'],
  params: quoteId,
  body: z.strictObject({ additionalInsureds: z.array(AdditionalInsured).max(20) }),
  response: z.object({ additionalInsureds: z.array(AdditionalInsured) }),
  problems: ['quote.notAllowed', 'quote.notFound'],
})

export const updateQuotePolicyContact = defineOperation({
  name: 'updateQuotePolicyContact',
  method: 'PUT',
  path: '/api/quote/v1/policy-contact/{quoteId}',
  summary: 'Changes the policy holder without requesting to bind.',
  access: 'quote:update',
  workflows: ['QUOTE'],
  params: quoteId,
  body: z.strictObject(CustomerFields.shape),
  response: CustomerFields,
  problems: ['account.invalidDetails', 'quote.notAllowed', 'quote.notFound'],
})

export const markQuoteRead = defineOperation({
  name: 'markQuoteRead',
  method: 'PUT',
  path: '/api/quote/v1/read/{quoteId}',
  summary: 'Marks a quote of the inbox read or unread for the caller.',
  access: 'quote:read',
  params: quoteId,
  body: z.strictObject({ read: z.boolean() }),
  problems: ['quote.notFound'],
})

export const markQuoteLost = defineOperation({
  name: 'markQuoteLost',
  method: 'PUT',
  path: '/api/quote/v1/lost/{quoteId}',
  summary: 'Says that the business went elsewhere, and why.',
  access: 'quote:update',
  params: quoteId,
  body: LossReason,
  response: QuoteStanding,
  problems: ['quote.notAllowed', 'quote.notFound'],
})

export const updateQuoteNeedBy = defineOperation({
  name: 'updateQuoteNeedBy',
  method: 'PUT',
  path: '/api/quote/v1/update/needBy',
  summary: 'Says by when the quote is needed; today at the earliest.',
  access: 'quote:update',
  changes: 'quoteId',
  query: z.strictObject({ quoteId: QuoteId, needBy: CalendarDate }),
  response: z.object({ id: QuoteId, needBy: CalendarDate }),
  problems: ['quote.neededBefore', 'quote.notAllowed', 'quote.notFound'],
})

export const requestQuoteReview = defineOperation({
  name: 'requestQuoteReview',
  method: 'POST',
  path: '/api/quote/v1/request-review/{productType}/{quoteId}',
  summary: 'Asks an underwriter to look at a quote.',
  access: 'quote:request',
  params: { productType: z.enum(products), quoteId: QuoteId },
  body: z.strictObject({ reason: filledText(4000, { missing: 'Reason is a required field' }) }),
  response: QuoteStanding,
  problems: ['quote.notAllowed', 'quote.notFound'],
})

export const retryQuoteRequest = defineOperation({
  name: 'retryQuoteRequest',
  method: 'PUT',
  path: '/api/quote/v1/retryrequest/{quoteId}',
  summary: 'Requests a quote again whose pricing failed.',
  access: 'quote:request',
  params: quoteId,
  response: QuoteStanding,
  problems: ['quote.notAllowed', 'quote.notFound'],
})

export const recalculateQuote = defineOperation({
  name: 'recalculateQuote',
  method: 'POST',
  path: '/api/quote/v1/recalculate/{quoteId}',
  summary: 'Prices a quote again with what the account says today.',
  access: 'quote:update',
  params: quoteId,
  response: z.object({ id: QuoteId, premium: MinorUnits, totalPremium: MinorUnits, lastPatched: Instant }),
  problems: ['quote.beingPriced', 'quote.notAllowed', 'quote.notFound', 'rating.notRateable'],
})

export const restoreQuote = defineOperation({
  name: 'restoreQuote',
  method: 'PUT',
  path: '/api/quote/v1/restore/{quoteId}',
  summary: 'Brings back a deleted or declined quote as what it was.',
  access: 'quote:underwrite',
  params: quoteId,
  response: QuoteStanding,
  problems: ['quote.notAllowed', 'quote.notFound'],
})

export const reopenQuote = defineOperation({
  name: 'reopenQuote',
  method: 'PUT',
  path: '/api/quote/v1/reopen/{quoteId}',
  summary: 'Opens a lost quote again as what it was.',
  access: 'quote:underwrite',
  params: quoteId,
  response: QuoteStanding,
  problems: ['quote.expired', 'quote.notAllowed', 'quote.notFound'],
})
