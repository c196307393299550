import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow, mustBePriced } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requestPatch } from '../pricing/patch.ts'
import { requireQuote } from '../store/reach.ts'

export const updateQuoteAnswers = implement(contract.updateQuoteAnswers)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'update')
  mustBePriced(quote, now)
  const answerChanges = { ...quote.answerChanges, ...body.answers, ...body.dynamicFields }
  const { changes, event } = requestPatch(quote, { action: 'update', answerChanges }, actor.userId, now)
  await commit([quoteChange(quote, now, changes)], { events: [event] })
  return { id: quote.id, lastPatched: quote.lastPatched }
})
