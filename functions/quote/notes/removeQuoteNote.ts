import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/notes.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { notes } from '../store/notes.ts'
import { ownNote } from './ownNote.ts'

export const removeQuoteNote = implement(contract.removeQuoteNote)(async ({ params, actor }) => {
  const { note, quote } = await ownNote(params.noteId, actor)
  await commit([notes.remove(note), quoteChange(quote, quote.lastUpdated, { notes: Math.max(0, quote.notes - 1) })])
})
