import type { Actor } from '#functions/_platform/auth/actor.ts'
import { notes } from '../store/notes.ts'
import { requireQuote } from '../store/reach.ts'

/** A note and its quote; only whoever wrote a note changes it. */
export const ownNote = async (noteId: string, actor: Actor) => {
  const note = await notes.require(noteId, ({ createdById }) => createdById === actor.userId)
  return { note, quote: await requireQuote(note.quoteId, actor) }
}
