import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

export const requestQuoteReview = implement(contract.requestQuoteReview)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.product !== params.productType) return fail('quote.notFound')
  const referred = afterAction(quote, 'requestReview', now, {
    statusNote: { reasonSummary: 'Review requested', reason: body.reason, by: actor.name, at: now },
  })
  await commit([quotes.update(quote, referred)], {
    events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }],
  })
  return toStanding(referred, actor)
})
