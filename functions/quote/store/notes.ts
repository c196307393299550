import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { NoteRecord } from '#shared/contracts/quote/noteRecord.ts'

export const noteScope = (quoteId: string) => `quote:${quoteId}`

type FirstNote = Omit<NoteRecord, 'mentions' | 'side' | 'visibility'>

/** Notes on quotes, listed under their quote: the provider's own, and those that are shared with the agency. */
export const notes = defineRecord({
  kind: 'quoteNote',
  notFound: 'note.notFound',
  version: 2,
  // From the second version on some are shared with the agency, and address people.
  from: {
    1: (note: FirstNote): NoteRecord => ({ ...note, visibility: 'INTERNAL', side: 'UNDERWRITING', mentions: [] }),
  },
  list: {
    scopes: (note: NoteRecord) => [noteScope(note.quoteId)],
    sorts: { created: (note: NoteRecord) => note.created },
    summary: (note: NoteRecord) => note,
  },
})

type NoteRow = FirstNote & Partial<NoteRecord>

/** Whether both sides see a note; rows of the version before do not say, and are the provider's own. */
export const isShared = ({ visibility }: NoteRow): boolean => visibility === 'SHARED'

/** The provider's own notes: colleagues are known by name there, and nobody else. */
export const ownNotes = (rows: readonly NoteRow[]) =>
  rows.filter((row) => !isShared(row)).map((row) => ({ ...row, mentions: row.mentions ?? [] }))
