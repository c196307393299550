import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { allowed } from '../actions/guards.ts'
import { answersForInsured } from '../signing/mustBeOfInsured.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'

export const getQuote = implement(contract.getQuote)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return {
    ...toQuote(quote, actor, now),
    ...((await answersForInsured(actor, quote)) && { answersForInsured: true as const }),
    allowedActions: allowed(quote, { actor, now }),
  }
})
