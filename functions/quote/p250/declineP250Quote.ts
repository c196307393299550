import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { declineTerms } from '../underwriting/declineTerms.ts'
import { requireP250Quote } from './p250Quote.ts'

export const declineP250Quote = implement(contract.declineP250Quote)(async ({ params, body, actor, now }) =>
  declineTerms(await requireP250Quote(params.quoteId, actor), body, actor, now),
)
