import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { NoteRecord } from '#shared/contracts/quote/noteRecord.ts'

export const noteScope = (quoteId: string) => `quote:${quoteId}`

/** Underwriting notes, listed under their quote. */
export const notes = defineRecord({
  kind: 'quoteNote',
  notFound: 'note.notFound',
  list: {
    scopes: (note: NoteRecord) => [noteScope(note.quoteId)],
    sorts: { created: (note: NoteRecord) => note.created },
    summary: (note: NoteRecord) => note,
  },
})
