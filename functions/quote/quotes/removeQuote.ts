import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { deleteQuote } from './deleteQuote.ts'

export const removeQuote = implement(contract.removeQuote)(async ({ params, actor, now }) => {
  await deleteQuote(await requireQuote(params.quoteId, actor), now)
})
