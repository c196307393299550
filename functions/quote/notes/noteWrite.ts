import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { NoteRecord } from '#shared/contracts/quote/noteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { NoteId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { notes } from '../store/notes.ts'

/** The write of a new note on a quote. */
export const noteWrite = (
  quoteId: QuoteId,
  noteType: NoteRecord['noteType'],
  text: string,
  actor: Actor,
  now: Instant,
): { readonly id: NoteId; readonly write: Write } => {
  const id = NoteId.parse(`not_${ulid()}`)
  const note: NoteRecord = {
    id,
    quoteId,
    noteType,
    text,
    createdBy: actor.name,
    createdById: actor.userId,
    created: now,
    lastUpdated: now,
  }
  return { id, write: notes.create(note) }
}
