import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'

export const updateEventExclusions = implement(contract.updateEventExclusions)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'underwrite')
  await commit([quotes.update(quote, afterAction(quote, 'underwrite', now, { eventExclusions: body }))])
  return body
})
