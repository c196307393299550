import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { irpmModifier } from '#shared/domain/rating/irpm.ts'
import { reprice } from '../pricing/reprice.ts'
import { underwrittenSelection } from '../pricing/selectionOf.ts'
import { requireQuote } from '../store/reach.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'

/** The same price that `underwriteQuote` would write, individual risk and fees with it. */
export const priceTerms = implement(contract.priceTerms)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const { revenueFactor, irpm: percentages, ...terms } = body
  const of = { bought: calculatorDataOf(quote).coverages, region: config.region }
  const selection = underwrittenSelection(quote.selection, terms, of)
  const changed = {
    selection,
    ...(revenueFactor !== undefined && { revenueFactor }),
    ...(percentages && { irpm: { ...percentages, irpmModifier: irpmModifier(percentages), irpmNote: '' } }),
  }
  const { changes } = await reprice(quote, changed, now)
  return { premium: changes.rated.premium, totalPremium: changes.totalPremium }
})
