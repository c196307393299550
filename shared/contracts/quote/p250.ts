import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { placing, served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { cartLimit } from '#shared/domain/quoting/cart.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { p250Products } from '#shared/regions/products.ts'
import { bindQuote } from './binding.ts'
import { CalculatorGeneratedDataInput } from './calculatorSelection.ts'
import { AgentFields, TeamIds } from './contacts.ts'
import { Quote, QuoteStanding, QuoteSummary, QuoteWithActions } from './quote.ts'
import { DeclineReason } from './statusReasons.ts'
import { updateSubjectivities } from './subjectivities.ts'
import { releaseQuote } from './underwriting.ts'
import { UnderwritingTerms } from './underwritingTerms.ts'

const quoteId = { quoteId: QuoteId }

/** One variation as the calculator puts it together, and the answers that count for it alone. */
const Variation = z.strictObject({
  product: z.enum(p250Products).default('P250'),
  presetName: filledLine(60).optional(),
  calculatorGeneratedData: CalculatorGeneratedDataInput,
  securityQuestions: QuestionnaireAnswers.optional().describe(
    'Answers for this variation alone; the account keeps its own.',
  ),
})

const seller = { agencyId: AgencyId.optional(), ...AgentFields.partial().shape, teamIds: TeamIds.optional() }

const creating = [
  'account.invalidDetails',
  'account.needsInformation',
  'account.notEligible',
  'account.stateNotSupported',
  'blacklist.refused',
  'account.notFound',
  'agency.agentUnknown',
  'agency.notFound',
  'rating.notRateable',
  'team.notFound',
] as const

/** What `createQuote` does, with the terms by the calculator's names. */
export const createP250Quote = defineOperation({
  name: 'createP250Quote',
  method: 'POST',
  path: '/api/quote/v1/p250',
  summary: 'Makes a P250 quote of a variation and requests its price; poll it until it is priced.',
  access: 'quote:create',
  only: placing,
  body: Variation.extend({ accountId: AccountId, ...seller }),
  status: 201,
  response: Quote,
  problems: creating,
})

/** All of them or none: a variation that cannot be rated keeps the others from being made. */
export const createP250Quotes = defineOperation({
  name: 'createP250Quotes',
  method: 'POST',
  path: '/api/quote/v1/p250/bulk',
  summary: 'Makes P250 quotes of several variations at once, at most five, and requests their prices.',
  access: 'quote:create',
  only: placing,
  body: z.strictObject({
    accountId: AccountId,
    ...seller,
    variations: z
      .array(Variation)
      .min(1)
      .max(cartLimit, 'You have reached 5 request limit, please delete one to add another variation!'),
  }),
  status: 201,
  response: z.array(z.object({ id: QuoteId, quoteNumber: z.string() })),
  problems: creating,
})

/** What `updateQuote` and `updateQuoteAnswers` do, in one request; new terms are priced in the background. */
export const updateP250Quote = defineOperation({
  name: 'updateP250Quote',
  method: 'PUT',
  path: '/api/quote/v1/p250/{quoteId}',
  summary: 'Changes a P250 quote: its agent, its variation and the answers it stands on.',
  access: 'quote:update',
  params: quoteId,
  body: z.strictObject({
    accountId: AccountId.optional().describe('The account that the caller believes the quote to be of.'),
    ...seller,
    presetName: filledLine(60).optional(),
    calculatorGeneratedData: CalculatorGeneratedDataInput.optional(),
    securityQuestions: QuestionnaireAnswers.optional(),
  }),
  response: Quote,
  problems: [
    'account.invalidDetails',
    'agency.agentUnknown',
    'agency.notFound',
    'quote.beingPriced',
    'quote.notAllowed',
    'quote.notFound',
    'team.notFound',
  ],
})

export const getP250Quote = defineOperation({
  name: 'getP250Quote',
  method: 'GET',
  path: '/api/quote/v1/p250/details/{quoteId}',
  summary: 'One P250 quote with its terms, price and standing.',
  access: 'quote:read',
  params: quoteId,
  response: QuoteWithActions,
  problems: ['quote.notFound'],
})

export const listP250Quotes = defineOperation({
  name: 'listP250Quotes',
  method: 'GET',
  path: '/api/quote/v1/p250/quotes',
  summary: 'The P250 quotes of an account, newest first; not its drafts, nor what was deleted.',
  access: 'quote:read',
  only: served,
  query: z.strictObject({
    accountId: AccountId,
    agencyId: AgencyId.optional(),
    page: pageQuery(25).page,
    size: pageQuery(25).size,
  }),
  response: pageOf(QuoteSummary),
  problems: ['account.notFound'],
})

/** Binds as `bindQuote` does, for underwriters, who may say a word of it. */
export const bindP250Quote = defineOperation({
  name: 'bindP250Quote',
  method: 'PUT',
  path: '/api/quote/v1/p250/uw/bind/{quoteId}',
  summary: 'Binds a P250 quote from the underwriter’s desk.',
  access: 'quote:issue',
  params: quoteId,
  body: z.strictObject({
    effectiveDate: CalendarDate.optional().describe('When the caller saw another date, the changed price is told.'),
    note: text(4000).optional(),
  }),
  response: bindQuote.response,
  money: true,
  problems: bindQuote.problems,
})

/** Terms and their release in one step: authority is measured by what is released. */
export const releaseP250Quote = defineOperation({
  name: 'releaseP250Quote',
  method: 'PUT',
  path: '/api/quote/v1/p250/uw/release/{quoteId}',
  summary: 'Sets the terms of a P250 referral and releases them: the quote is ready.',
  access: 'quote:release',
  notJumped: true,
  params: quoteId,
  body: UnderwritingTerms.omit({ revenueFactor: true }).extend({ note: releaseQuote.body.shape.note }),
  response: QuoteStanding,
  problems: releaseQuote.problems,
})

export const declineP250Quote = defineOperation({
  name: 'declineP250Quote',
  method: 'PUT',
  path: '/api/quote/v1/p250/uw/decline/{quoteId}',
  summary: 'Declines a P250 quote and says why; the agent is told when notification is on.',
  access: 'quote:decline',
  params: quoteId,
  body: DeclineReason,
  response: QuoteStanding,
  problems: ['policy.frozen', 'quote.heldByAnother', 'quote.notAllowed', 'quote.notFound'],
})

export const updateP250Subjectivities = defineOperation({
  name: 'updateP250Subjectivities',
  method: 'PUT',
  path: '/api/quote/v1/p250/uw/sub/{quoteId}',
  summary: 'Says what the insured of a P250 quote must still bring, before binding or by a day after it.',
  access: 'quote:underwrite',
  params: quoteId,
  body: updateSubjectivities.body,
  response: updateSubjectivities.response,
  problems: updateSubjectivities.problems,
})
