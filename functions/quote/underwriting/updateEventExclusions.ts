import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'

/** Naming an event puts its exclusion on the quote, and naming none takes it off: documents say what is named. */
export const updateEventExclusions = implement(contract.updateEventExclusions)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setExclusions', { actor, now })
  await writeTerms(quote, { eventExclusions: body }, { actor, now })
  return body
})
