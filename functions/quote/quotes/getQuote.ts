import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'

export const getQuote = implement(contract.getQuote)(async ({ params, actor, now }) =>
  toQuote(await requireQuote(params.quoteId, actor), actor, now),
)
