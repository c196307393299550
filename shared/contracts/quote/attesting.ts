import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { declarationKeys } from '#shared/domain/quoting/declarations.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { Stated } from './declared.ts'
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
    declarations: z
      .array(z.strictObject(Stated.shape))
      .max(declarationKeys.length)
      .default([])
      .describe('The quote’s statements that the caller made, each with the choice that was read.'),
  }),
  response: QuoteStanding,
  problems: [
    'quote.applicationChanged',
    'quote.beingPriced',
    'quote.notAllowed',
    'quote.notDeclared',
    'quote.notFound',
    'quote.notTheInsured',
  ],
})

/** Attesting again changes nothing. */
export const attestSurplusNotice = defineOperation({
  name: 'attestSurplusNotice',
  method: 'PUT',
  path: '/api/quote/v1/attest/surplus-notice/{quoteId}',
  summary: 'Attests, for the insured, the notice that their state asks for before surplus lines cover.',
  access: 'workflow',
  workflows: ['SURPLUS_NOTICE'],
  params: { quoteId: QuoteId },
  body: z.strictObject({ state: z.enum(surplusNoticeStates) }),
  response: z.object({ firmographicData: z.object({ signatureOnFile: z.boolean() }) }),
  problems: ['quote.notAllowed', 'quote.notFound', 'quote.notTheInsured'],
})
