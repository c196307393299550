import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isShared, notes } from '../store/notes.ts'
import { requireQuote } from '../store/reach.ts'

/** A note and its quote; only whoever wrote a note changes it, and what was said to the other side stays. */
export const ownNote = async (noteId: string, actor: Actor) => {
  const note = await notes.require(noteId, (each) => !isShared(each) && each.createdById === actor.userId)
  return { note, quote: await requireQuote(note.quoteId, actor) }
}
