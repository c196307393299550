import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/notes.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { mentionsIn } from '../conversation/mentionable.ts'
import { notes } from '../store/notes.ts'
import { requireQuote } from '../store/reach.ts'
import { newNote } from './noteWrite.ts'

export const createQuoteNote = implement(contract.createQuoteNote)(async ({ body, actor, now }) => {
  const quote = await requireQuote(body.quoteId, actor)
  const { noteType, text } = body
  const mentions = await mentionsIn(quote, actor, { text, ids: body.mentions ?? [], internal: true })
  const note = { ...newNote(quote.id, { noteType, text, visibility: 'INTERNAL' }, actor, now), mentions }
  const written = { name: 'quote.noteWritten', detail: { quoteId: quote.id, noteId: note.id } } as const
  await commit([notes.create(note), quoteChange(quote, quote.lastUpdated, { notes: quote.notes + 1 })], {
    events: mentions.length === 0 ? [] : [written],
  })
  return { id: note.id }
})
