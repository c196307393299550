import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

/** Sends a quote to review, or appeals against its decline by a rule; either way an underwriter looks at it. */
export const requestQuoteReview = implement(contract.requestQuoteReview)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.product !== params.productType) return fail('quote.notFound')
  const action = quote.status === 'DECLINED' ? 'appeal' : 'requestReview'
  mustAllow(quote, action, { actor, now })
  const reasonSummary = action === 'appeal' ? 'Appeal against the decline' : 'Review requested'
  const statusNote = { reasonSummary, reason: body.reason, by: nameFor(actor), at: now }
  const referred = afterAction(quote, action, now, { statusNote })
  await commit([quotes.update(quote, referred)], {
    events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }],
  })
  return toStanding(referred, actor)
})
