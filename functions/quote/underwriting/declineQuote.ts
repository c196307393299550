import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { requireQuote } from '../store/reach.ts'
import { declineTerms } from './declineTerms.ts'

export const declineQuote = implement(contract.declineQuote)(async ({ params, body, actor, now }) =>
  declineTerms(await requireQuote(params.quoteId, actor), body, actor, now),
)
