import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { DocumentId, QuoteId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { AskedSubjectivity, mostEvidenceDocuments, Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'

const Standing = z.object({ subjectivities: z.array(Subjectivity) })
const ofQuote = { quoteId: QuoteId }
const one = { ...ofQuote, subjectivityId: z.string().max(60) }
const word = filledText(2000)

/** What is there already is named by its id and stays as far as it is not changed; none is left out, but waived. */
export const updateSubjectivities = defineOperation({
  name: 'updateSubjectivities',
  method: 'PUT',
  path: '/api/quote/v1/subjectivity/{quoteId}',
  summary: 'Says what the insured must still bring, before binding or by a day after it.',
  access: 'quote:underwrite',
  params: ofQuote,
  body: z.strictObject({
    subjectivities: z.array(AskedSubjectivity.extend({ id: z.string().max(60).optional() })).max(50),
  }),
  response: Standing,
  problems: ['quote.heldByAnother', 'quote.notAllowed', 'quote.notFound', 'quote.subjectivityNotAllowed'],
})

export const receiveSubjectivity = defineOperation({
  name: 'receiveSubjectivity',
  method: 'PUT',
  path: '/api/quote/v1/subjectivity/{quoteId}/{subjectivityId}/received',
  summary: 'Says that what was asked for has come, and what it is; an underwriter looks at it.',
  access: ['quote:update', 'quote:sign'],
  workflows: ['QUOTE'],
  params: one,
  body: z.strictObject({
    evidence: word,
    documentIds: z
      .array(DocumentId)
      .max(mostEvidenceDocuments)
      .optional()
      .describe('Documents of the quote or its account that were uploaded for it.'),
  }),
  response: Standing,
  problems: [
    'document.held',
    'document.notFound',
    'quote.notAllowed',
    'quote.notFound',
    'quote.subjectivityNotAllowed',
    'quote.subjectivityNotFound',
  ],
})

export const settleSubjectivity = defineOperation({
  name: 'settleSubjectivity',
  method: 'PUT',
  path: '/api/quote/v1/subjectivity/{quoteId}/{subjectivityId}/settled',
  summary: 'Accepts what came, sends it back, or waives what was asked for; each with a word.',
  access: 'quote:underwrite',
  params: one,
  body: z.strictObject({ decision: z.enum(['accept', 'sendBack', 'waive']), note: word }),
  response: Standing,
  problems: [
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'quote.subjectivityNotAllowed',
    'quote.subjectivityNotFound',
  ],
})
