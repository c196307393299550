import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow, mustBePriced, mustNotBeHeldByAnother } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { changedSelection } from '../pricing/selectionOf.ts'
import { requireQuote } from '../store/reach.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'
import { toQuote } from '../views/toQuote.ts'

export const underwriteQuote = implement(contract.underwriteQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'underwrite')
  mustNotBeHeldByAnother(quote, actor)
  mustBePriced(quote, now)
  const { revenueFactor, isSurplus, ...terms } = body
  if (isSurplus !== undefined && isSurplus !== quote.isSurplus) {
    const selection = changedSelection(quote.requested, { isSurplus }, {})
    return toQuote(await writeTerms(quote, { selection, revenueFactor: 1, irpm: undefined }, now), actor, now)
  }
  const selection = changedSelection(quote.selection, terms, calculatorDataOf(quote).coverages)
  const changed = { selection, ...(revenueFactor !== undefined && { revenueFactor }) }
  return toQuote(await writeTerms(quote, changed, now), actor, now)
})
