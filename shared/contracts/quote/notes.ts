import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { NoteId, QuoteId } from '#shared/domain/ids/ids.ts'
import { mentionIds, NoteRecord, NoteType, noteText } from './noteRecord.ts'

export const listQuoteNotes = defineOperation({
  name: 'listQuoteNotes',
  method: 'GET',
  path: '/api/quote/v1/notes',
  summary: 'The provider’s own notes on a quote, newest first.',
  access: 'quote:note',
  query: z.strictObject({ quoteId: QuoteId }),
  response: z.array(NoteRecord.omit({ agencyId: true, quoteId: true, side: true, visibility: true })),
  problems: ['quote.notFound'],
})

export const createQuoteNote = defineOperation({
  name: 'createQuoteNote',
  method: 'POST',
  path: '/api/quote/v1/notes',
  summary: 'Writes a note on a quote that the provider’s own people alone see; colleagues who are mentioned are told.',
  access: 'quote:note',
  body: z.strictObject({ quoteId: QuoteId, noteType: NoteType, text: noteText, mentions: mentionIds.optional() }),
  status: 201,
  response: z.object({ id: NoteId }),
  problems: ['note.mentionUnknown', 'quote.notFound'],
})

export const updateQuoteNote = defineOperation({
  name: 'updateQuoteNote',
  method: 'PUT',
  path: '/api/quote/v1/notes/{noteId}',
  summary: 'Changes a note of one’s own.',
  access: 'quote:note',
  params: { noteId: NoteId },
  body: z.strictObject({ noteType: NoteType, text: noteText }),
  response: z.object({ id: NoteId }),
  problems: ['note.notFound'],
})

export const removeQuoteNote = defineOperation({
  name: 'removeQuoteNote',
  method: 'DELETE',
  path: '/api/quote/v1/notes/{noteId}',
  summary: 'Removes a note of one’s own.',
  access: 'quote:note',
  params: { noteId: NoteId },
  problems: ['note.notFound'],
})

export const listNoteTypes = defineOperation({
  name: 'listNoteTypes',
  method: 'GET',
  path: '/api/quote/v1/note-types',
  summary: 'What a note may be about.',
  access: 'quote:note',
  response: z.array(z.object({ id: z.string(), label: z.string() })),
})
