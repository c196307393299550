import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { changedSelection } from '../pricing/selectionOf.ts'
import { requireQuote } from '../store/reach.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'
import { toQuote } from '../views/toQuote.ts'

export const underwriteQuote = implement(contract.underwriteQuote)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'underwrite', { actor, now })
  const { revenueFactor, isSurplus, note, ...terms } = body
  const isCorrected = revenueFactor !== undefined && revenueFactor !== quote.revenueFactor
  if (isCorrected && (note === undefined || note.trim() === ''))
    fail('request.invalid', { errors: [{ detail: 'Say why the revenue is corrected', path: ['note'] }] })
  const doing = { actor, now, note }
  if (isSurplus !== undefined && isSurplus !== quote.isSurplus) {
    const selection = changedSelection(quote.requested, { isSurplus }, {})
    return toQuote(await writeTerms(quote, { selection, revenueFactor: 1, irpm: undefined }, doing), actor, now)
  }
  const selection = changedSelection(quote.selection, terms, calculatorDataOf(quote).coverages)
  const changed = { selection, ...(revenueFactor !== undefined && { revenueFactor }) }
  return toQuote(await writeTerms(quote, changed, doing), actor, now)
})
