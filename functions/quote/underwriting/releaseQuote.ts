import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { releaseTerms } from './releaseTerms.ts'

export const releaseQuote = implement(contract.releaseQuote)(async ({ params, body, actor, now }) =>
  toStanding(await releaseTerms(await requireQuote(params.quoteId, actor), 'release', actor, now, body.note), actor),
)
