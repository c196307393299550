import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { QuoteStanding } from './quote.ts'

/** Confirming again what has been confirmed changes nothing. */
export const attestQuote = defineOperation({
  name: 'attestQuote',
  method: 'POST',
  path: '/api/quote/v1/attest/{quoteId}',
  summary: 'Confirms, for the insured, the application that the quote stands on.',
  access: 'quote:sign',
  workflows: ['QUOTE'],
  notJumped: true,
  params: { quoteId: QuoteId },
  body: z.strictObject({
    application: filledLine(64).optional().describe('The digest of the application that the caller saw.'),
  }),
  response: QuoteStanding,
  problems: ['quote.applicationChanged', 'quote.beingPriced', 'quote.notAllowed', 'quote.notFound'],
})
