import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { allowed } from '../actions/guards.ts'
import { toQuote } from '../views/toQuote.ts'
import { requireP250Quote } from './p250Quote.ts'

export const getP250Quote = implement(contract.getP250Quote)(async ({ params, actor, now }) => {
  const quote = await requireP250Quote(params.quoteId, actor)
  return { ...toQuote(quote, actor, now), allowedActions: allowed(quote, { actor, now }) }
})
