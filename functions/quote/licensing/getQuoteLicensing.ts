import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/licensing.ts'
import { requireQuote } from '../store/reach.ts'
import { toLicensing, verdictOf } from './licensingOfQuote.ts'

export const getQuoteLicensing = implement(contract.getQuoteLicensing)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  return toLicensing(await verdictOf(quote, now), quote, actor)
})
