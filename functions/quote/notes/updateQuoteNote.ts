import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/notes.ts'
import { notes } from '../store/notes.ts'
import { ownNote } from './ownNote.ts'

export const updateQuoteNote = implement(contract.updateQuoteNote)(async ({ params, body, actor, now }) => {
  const { note } = await ownNote(params.noteId, actor)
  await commit([notes.update(note, { ...note, ...body, lastUpdated: now })])
  return { id: note.id }
})
