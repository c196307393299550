import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/shares.ts'
import { requireQuote } from '../store/reach.ts'
import { sharesOf } from './sharesOf.ts'
import { shownShare } from './shownShare.ts'

export const listQuoteShares = implement(contract.listQuoteShares)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return (await sharesOf(quote.id)).map((share) => shownShare(share, now))
})
