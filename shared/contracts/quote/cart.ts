import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { placing, served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, AgencyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { cartLimit } from '#shared/domain/quoting/cart.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { CalculatorGeneratedDataInput } from './calculatorSelection.ts'
import { AgentFields, RetailAgentFields, TeamIds } from './contacts.ts'
import { CartQuote } from './quote.ts'

/** Adds the current variation to the account's cart as a draft; of every product, P250 when none is named. */
export const addP250CartQuote = defineOperation({
  name: 'addP250CartQuote',
  method: 'POST',
  path: '/api/quote/v1/p250/cart',
  summary: 'Adds a variation to the cart of an account, at most five.',
  access: 'quote:create',
  only: placing,
  body: z.strictObject({
    accountId: AccountId,
    agencyId: AgencyId.optional(),
    product: z.enum(products).default('P250'),
    presetName: filledLine(60).optional(),
    calculatorGeneratedData: CalculatorGeneratedDataInput,
    securityQuestions: QuestionnaireAnswers.optional().describe(
      'Answers for this variation alone; the account keeps its own.',
    ),
    ...AgentFields.partial().shape,
    teamIds: TeamIds.optional(),
  }),
  status: 201,
  response: CartQuote,
  problems: [
    'account.invalidDetails',
    'account.needsInformation',
    'account.notEligible',
    'account.stateNotSupported',
    'blacklist.refused',
    'account.notFound',
    'agency.agentUnknown',
    'agency.notFound',
    'cart.full',
    'rating.notRateable',
    'team.notFound',
  ],
})

export const getAccountCart = defineOperation({
  name: 'getAccountCart',
  method: 'GET',
  path: '/api/quote/v1/cart/account/{accountId}',
  summary: 'The variations in the cart of an account.',
  access: 'quote:read',
  only: served,
  params: { accountId: AccountId },
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.object({ content: z.array(CartQuote) }),
  problems: ['account.notFound'],
})

export const getSubmissionCart = defineOperation({
  name: 'getSubmissionCart',
  method: 'GET',
  path: '/api/quote/v1/cart/submission/{submissionId}',
  summary: 'The variations in the cart that were made for a submission.',
  access: 'quote:read',
  only: served,
  params: { submissionId: SubmissionId },
  response: z.object({ content: z.array(CartQuote) }),
  problems: ['submission.notFound'],
})

export const removeCartQuote = defineOperation({
  name: 'removeCartQuote',
  method: 'DELETE',
  path: '/api/quote/v1/cart/{quoteId}',
  summary: 'Takes a variation out of the cart.',
  access: 'quote:create',
  only: placing,
  params: { quoteId: QuoteId },
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  problems: ['quote.notAllowed', 'quote.notFound'],
})

/**
 * All of the quotes or none: what stands in the way of any of them, eligibility that was lost since with its cure, is in
 * `errors[].detail` of `cart.notRequested`, whose path names the quote.
 */
export const requestCartQuotes = defineOperation({
  name: 'requestCartQuotes',
  method: 'POST',
  path: '/api/quote/v1/cart/request',
  summary: 'Requests the price of quotes in the cart; poll them until they are priced.',
  access: 'quote:request',
  only: served,
  body: z.strictObject({
    quoteIds: z.array(QuoteId).min(1).max(cartLimit),
    accountId: AccountId,
    agencyId: AgencyId.optional(),
    ...AgentFields.partial().shape,
    ...RetailAgentFields.partial().shape,
    teamIds: TeamIds.optional(),
  }),
  status: 202,
  response: z.object({ quoteIds: z.array(QuoteId) }),
  problems: [
    'account.invalidDetails',
    'account.notFound',
    'agency.agentUnknown',
    'agency.notFound',
    'cart.notRequested',
    'team.notFound',
  ],
})
