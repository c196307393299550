import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { bind } from '../binding/bind.ts'
import { requireP250Quote } from './p250Quote.ts'

export const bindP250Quote = implement(contract.bindP250Quote)(async ({ params, body, actor, now }) =>
  bind(await requireP250Quote(params.quoteId, actor), body, actor, now),
)
