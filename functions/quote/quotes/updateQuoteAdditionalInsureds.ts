import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

export const updateQuoteAdditionalInsureds = implement(contract.updateQuoteAdditionalInsureds)(
  async ({ params, body, actor, now }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'sayWhoIsInsured', { actor, now })
    await commit([quoteChange(quote, now, { additionalInsureds: body.additionalInsureds })])
    return { additionalInsureds: body.additionalInsureds }
  },
)
