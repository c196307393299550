import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireQuote } from '../store/reach.ts'

export const listQuoteHistory = implement(contract.listQuoteHistory)(async ({ params, actor }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return historyFor(quote.id, actor, historyShares.quote)
})
