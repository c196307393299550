import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { isModified } from '#shared/domain/quoting/isModified.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { underwrittenSelection } from '../pricing/selectionOf.ts'
import { requireQuote } from '../store/reach.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'
import { toQuote } from '../views/toQuote.ts'

/**
 * Another paper starts from what was asked for, with the terms that are set in the same step: what the price was modified
 * by is undone. Whatever takes a modification away or makes one needs a word, which is kept as a note.
 */
export const underwriteQuote = implement(contract.underwriteQuote)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'underwrite', { actor, now })
  const { revenueFactor, isSurplus, note, ...terms } = body
  const isCorrected = revenueFactor !== undefined && revenueFactor !== quote.revenueFactor
  const isOtherPaper = isSurplus !== undefined && isSurplus !== quote.isSurplus
  const isUndone = isOtherPaper && isModified(quote)
  if ((isCorrected || isOtherPaper) && (note === undefined || note.trim() === '')) {
    const detail = isUndone
      ? 'Say why the revenue factor and the schedule rating are undone'
      : isOtherPaper
        ? 'Say why it is written on other paper'
        : 'Say why the revenue is corrected'
    fail('request.unfit', { errors: [{ detail, path: ['note'] }] })
  }
  const of = { bought: calculatorDataOf(quote).coverages, region: config.region }
  const changed = isOtherPaper
    ? {
        selection: underwrittenSelection(quote.requested, { ...terms, isSurplus }, of),
        revenueFactor: revenueFactor ?? 1,
        irpm: undefined,
      }
    : {
        selection: underwrittenSelection(quote.selection, terms, of),
        ...(revenueFactor !== undefined && { revenueFactor }),
      }
  return toQuote(await writeTerms(quote, changed, { actor, now, note }), actor, now)
})
