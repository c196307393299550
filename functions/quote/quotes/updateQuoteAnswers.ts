import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { changeQuote } from './changeQuote.ts'

export const updateQuoteAnswers = implement(contract.updateQuoteAnswers)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const answers = { ...body.answers, ...body.dynamicFields }
  const { id, lastPatched } = await changeQuote(quote, { answers }, actor, now)
  return { id, lastPatched }
})
