import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

export const updateQuoteCommission = implement(contract.updateQuoteCommission)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setFees', { actor, now })
  const { commissionPercent } = body
  await commit([quoteChange(quote, now, { commissionPercent })])
  return { id: quote.id, commissionPercent }
})
