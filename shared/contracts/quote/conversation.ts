import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { NoteId, QuoteId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { ConversationNote, ConversationPerson, mentionIds, noteText } from './noteRecord.ts'

const ofQuote = { quoteId: QuoteId }

export const getConversation = defineOperation({
  name: 'getConversation',
  method: 'GET',
  path: '/api/quote/v1/conversation/{quoteId}',
  summary: 'What agency and underwriting said to each other on a quote, in order of time.',
  access: 'quote:converse',
  params: ofQuote,
  response: z.object({ notes: z.array(ConversationNote), unread: z.int() }),
  problems: ['quote.notFound'],
})

export const createConversationNote = defineOperation({
  name: 'createConversationNote',
  method: 'POST',
  path: '/api/quote/v1/conversation/{quoteId}',
  summary: 'Says something on a quote that its agency and underwriting both read; who is mentioned is told.',
  access: 'quote:converse',
  params: ofQuote,
  body: z.strictObject({ text: noteText, mentions: mentionIds.optional() }),
  status: 201,
  response: z.object({ id: NoteId }),
  problems: ['note.mentionUnknown', 'quote.notFound'],
})

export const searchConversationPeople = defineOperation({
  name: 'searchConversationPeople',
  method: 'GET',
  path: '/api/quote/v1/conversation/{quoteId}/people',
  summary: 'Who may be mentioned by whoever asks: people who see the quote, at most twenty, by their name.',
  access: 'quote:converse',
  params: ofQuote,
  query: z.strictObject({
    name: line(100).optional(),
    internal: z.literal('true').optional().describe('Colleagues alone, for a note that the agency does not see.'),
  }),
  response: z.array(ConversationPerson),
  problems: ['quote.notFound'],
})

export const markConversationRead = defineOperation({
  name: 'markConversationRead',
  method: 'PUT',
  path: '/api/quote/v1/conversation/{quoteId}/read',
  summary: 'Says up to which note the caller has read the conversation.',
  access: 'quote:converse',
  params: ofQuote,
  body: z.strictObject({ noteId: NoteId }),
  problems: ['note.notFound', 'quote.notFound'],
})
