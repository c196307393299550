import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { EnvelopeId, QuoteId } from '#shared/domain/ids/ids.ts'
import { applicationStatuses } from '#shared/domain/quoting/applicationStatus.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { QuoteStanding } from './quote.ts'
import { SignedBy, SignedStatement, SignRequest } from './signatures.ts'

export const sendSignRequest = defineOperation({
  name: 'sendSignRequest',
  method: 'POST',
  path: '/api/quote/v1/send-sign-request/{quoteId}',
  summary: 'Sends the application of a quote to somebody of the insured, to be signed behind a one-time code.',
  access: 'quote:send',
  params: { quoteId: QuoteId },
  body: z.strictObject({ signerName: filledLine(100), signerEmail: emailText('Please enter a valid email address') }),
  response: z.object({ envelopeId: EnvelopeId }),
  problems: ['quote.beingPriced', 'quote.notAllowed', 'quote.notFound', 'quote.notTheInsured'],
})

export const getSigning = defineOperation({
  name: 'getSigning',
  method: 'GET',
  path: '/api/quote/v1/signing/{quoteId}',
  summary: 'The application of a quote as it would be signed now, and who signed it.',
  access: 'quote:read',
  workflows: ['QUOTE'],
  params: { quoteId: QuoteId },
  response: z.object({
    status: z.enum(applicationStatuses),
    statement: SignedStatement,
    digest: z.string().describe('The SHA-256 of the statement, to say which one was read.'),
    missing: z.array(z.string()).describe('Questions that must be answered before it is signed.'),
    changed: z
      .array(z.object({ label: z.string(), before: z.string().optional(), answer: z.string().optional() }))
      .optional()
      .describe('What it says otherwise than it was signed.'),
    request: SignRequest.optional(),
    signature: SignedBy.optional(),
  }),
  problems: ['quote.notFound'],
})

/** Signing again what has been signed changes nothing. */
export const signApplication = defineOperation({
  name: 'signApplication',
  method: 'POST',
  path: '/api/quote/v1/sign/{quoteId}',
  summary: 'Signs, for the insured, the application of a quote by typing a name with the intent to sign.',
  access: 'quote:sign',
  workflows: ['QUOTE'],
  notJumped: true,
  params: { quoteId: QuoteId },
  body: z.strictObject({
    name: filledLine(100),
    intent: z.literal(true).describe('The signer has read the statement and means to sign it.'),
    digest: filledLine(64).describe('The digest of the statement that the signer read.'),
  }),
  response: QuoteStanding.extend({ envelopeId: EnvelopeId, reference: z.string() }),
  problems: [
    'quote.applicationChanged',
    'quote.applicationIncomplete',
    'quote.beingPriced',
    'quote.notAllowed',
    'quote.notFound',
    'quote.notTheInsured',
    'quote.riskChanged',
    'rating.notRateable',
  ],
})

/** The envelope is looked up with the signing party; one that is taken already changes nothing. */
export const markQuoteSigned = defineOperation({
  name: 'markQuoteSigned',
  method: 'POST',
  path: '/api/esign/v1/quoteSigned',
  summary: 'Takes over from the signing party that the application of a quote was signed.',
  access: 'quote:sign',
  changes: 'quoteId',
  notJumped: true,
  body: z.strictObject({ quoteId: QuoteId, envelopeId: EnvelopeId }),
  response: QuoteStanding,
  problems: [
    'quote.applicationChanged',
    'quote.beingPriced',
    'quote.notAllowed',
    'quote.notFound',
    'quote.notSigned',
    'quote.riskChanged',
    'rating.notRateable',
  ],
})

/** Where signing ends, without a session: the reference is opaque, and an unknown one is not signed. */
export const confirmApplicationSigned = defineOperation({
  name: 'confirmApplicationSigned',
  method: 'POST',
  path: '/api/esign/v1/application-signed',
  summary: 'Whether the envelope of a reference was signed, as the signing party says.',
  access: 'public',
  safe: true,
  body: z.strictObject({ reference: filledLine(100) }),
  response: z.object({ signed: z.boolean() }),
})
