import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { allowed } from '../actions/guards.ts'
import { isBeingPriced } from '../pricing/patch.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

export const pollQuote = implement(contract.pollQuote)(async ({ params, query, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const patching = isBeingPriced(quote, now)
  return {
    ...toStanding(quote, actor),
    id: quote.id,
    lastPatched: quote.lastPatched,
    changed: query.since === undefined ? !patching : quote.lastPatched > query.since,
    patching,
    allowedActions: allowed(quote, { actor, now }),
    ...(quote.rejection !== undefined && { rejection: quote.rejection }),
  }
})
