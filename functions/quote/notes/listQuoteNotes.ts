import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/notes.ts'
import { noteScope, notes, ownNotes } from '../store/notes.ts'
import { requireQuote } from '../store/reach.ts'

const most = 500

export const listQuoteNotes = implement(contract.listQuoteNotes)(async ({ query, actor }) => {
  const quote = await requireQuote(query.quoteId, actor)
  const { hits } = await notes.list({ scopes: [noteScope(quote.id)], descending: true, size: most })
  return ownNotes(hits)
})
