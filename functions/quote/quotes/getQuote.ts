import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { allowed } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'

export const getQuote = implement(contract.getQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return { ...toQuote(quote, actor, now), allowedActions: allowed(quote, { actor, now }) }
})
