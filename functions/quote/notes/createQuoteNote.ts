import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/notes.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { noteWrite } from './noteWrite.ts'

export const createQuoteNote = implement(contract.createQuoteNote)(async ({ body, actor, now }) => {
  const quote = await requireQuote(body.quoteId, actor)
  const note = noteWrite(quote.id, body.noteType, body.text, actor, now)
  await commit([note.write, quoteChange(quote, quote.lastUpdated, { notes: quote.notes + 1 })])
  return { id: note.id }
})
