import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { releaseTerms } from '../underwriting/releaseTerms.ts'
import { toStanding } from '../views/toQuote.ts'
import { requireP250Quote } from './p250Quote.ts'

export const releaseP250Quote = implement(contract.releaseP250Quote)(async ({ params, body, actor, now }) => {
  const quote = await requireP250Quote(params.quoteId, actor)
  const { note, ...terms } = body
  return toStanding(await releaseTerms(quote, 'release', actor, now, note, terms), actor)
})
