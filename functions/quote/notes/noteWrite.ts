import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { NoteRecord } from '#shared/contracts/quote/noteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { NoteId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { notes } from '../store/notes.ts'

type Written = Pick<NoteRecord, 'noteType' | 'text' | 'visibility'>

/** A new note, which addresses nobody yet. */
export const newNote = (quoteId: QuoteId, written: Written, actor: Actor, now: Instant): NoteRecord => ({
  id: NoteId.parse(`not_${ulid()}`),
  quoteId,
  ...written,
  side: 'UNDERWRITING',
  mentions: [],
  createdBy: actor.name,
  createdById: actor.userId,
  created: now,
  lastUpdated: now,
})

/** The write of a new note on a quote that the provider's own people alone see. */
export const noteWrite = (
  quoteId: QuoteId,
  noteType: NoteRecord['noteType'],
  text: string,
  actor: Actor,
  now: Instant,
): { readonly id: NoteId; readonly write: Write } => {
  const note = newNote(quoteId, { noteType, text, visibility: 'INTERNAL' }, actor, now)
  return { id: note.id, write: notes.create(note) }
}
