import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { products } from '#shared/regions/products.ts'
import { AgentToSendTo, CustomerToSendTo } from './contacts.ts'
import { QuoteStanding } from './quote.ts'

export const sendQuote = defineOperation({
  name: 'sendQuote',
  method: 'PUT',
  path: '/api/quote/v1/send/{quoteId}',
  summary: 'Mails the current terms to the agent of the quote, who joins the agency by the link when new.',
  access: 'quote:send',
  stepUp: 'depends',
  params: { quoteId: QuoteId },
  response: QuoteStanding,
  problems: ['blacklist.refused', 'quote.beingPriced', 'quote.expired', 'quote.notAllowed', 'quote.notFound'],
})

/** Its own agency's agent is led into the agency, another one's to the review page behind a one-time code. */
export const sendQuoteToAgency = defineOperation({
  name: 'sendQuoteToAgency',
  method: 'POST',
  path: '/api/quote/v1/agent/{quoteId}',
  summary: 'Mails a quote to an agent: of its own agency, or of the wholesale or retail agency it is shared with.',
  access: 'quote:send',
  stepUp: 'depends',
  params: { quoteId: QuoteId },
  body: z.strictObject({
    productType: z.enum(products).optional(),
    ...AgentToSendTo.shape,
    wraId: AgencyId.optional().describe('The wholesale or retail agency, when it was picked.'),
  }),
  problems: [
    'account.invalidDetails',
    'agency.notFound',
    'blacklist.refused',
    'quote.beingPriced',
    'quote.expired',
    'quote.notAllowed',
    'quote.notFound',
  ],
})

/** Mails the link to the quote: to its review page behind a one-time code, or into the account for who is invited. */
export const sendQuoteToPolicyHolder = defineOperation({
  name: 'sendQuoteToPolicyHolder',
  method: 'POST',
  path: '/api/quote/v1/customer/{quoteId}',
  summary: 'Mails the policy holder a link to the quote.',
  access: 'quote:send',
  stepUp: 'depends',
  params: { quoteId: QuoteId },
  body: z.strictObject({
    productType: z.enum(products).optional(),
    ...CustomerToSendTo.shape,
    addUserToSystem: z.boolean().default(false).describe('Whether the policy holder is invited into the account.'),
  }),
  problems: [
    'account.invalidDetails',
    'auth.jumpRefused',
    'blacklist.refused',
    'quote.beingPriced',
    'quote.expired',
    'quote.notAllowed',
    'quote.notFound',
  ],
})

export const getApplicationLink = defineOperation({
  name: 'getApplicationLink',
  method: 'GET',
  path: '/api/quote/v1/application-link/{quoteId}',
  summary: 'The address of the quote’s review page, to copy.',
  access: 'quote:send',
  params: { quoteId: QuoteId },
  response: z.object({ url: z.string() }),
  problems: ['quote.notFound'],
})
