import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { requireQuote } from '../store/reach.ts'
import { bind } from './bind.ts'

export const bindQuote = implement(contract.bindQuote)(async ({ params, body, actor, now }) =>
  bind(await requireQuote(params.quoteId, actor), body, actor, now),
)
