import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { deleted } from '../quotes/deleteQuote.ts'
import { requireQuote } from '../store/reach.ts'

export const removeCartQuote = implement(contract.removeCartQuote)(async ({ params, query, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (!quote.inCart || (query.agencyId !== undefined && query.agencyId !== quote.agencyId))
    return fail('quote.notFound')
  await commit(await deleted(quote, now))
})
