import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { changeQuote } from '../quotes/changeQuote.ts'
import { termsOfVariation } from '../quotes/variation.ts'
import { toQuote } from '../views/toQuote.ts'
import { requireP250Quote } from './p250Quote.ts'

/** Account and agency are of the quote for good: a caller that names others has another quote in mind. */
export const updateP250Quote = implement(contract.updateP250Quote)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireP250Quote(params.quoteId, actor)
  const { accountId, agencyId, calculatorGeneratedData = {}, securityQuestions: answers, ...edit } = body
  if (accountId !== undefined && accountId !== quote.accountId) return fail('quote.notFound')
  if (agencyId !== undefined && agencyId !== quote.agencyId) return fail('agency.notFound')
  const changed = { ...edit, terms: termsOfVariation(calculatorGeneratedData), ...(answers && { answers }) }
  return toQuote(await changeQuote(quote, changed, actor, now), actor, now)
})
