import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { pricedCoverages } from '../pricing/pricedCoverages.ts'
import { requireQuote } from '../store/reach.ts'

export const getQuoteWaterfall = implement(contract.getQuoteWaterfall)(async ({ params, actor }) => {
  const { rated } = await requireQuote(params.quoteId, actor)
  return {
    rateBookVersion: rated.rateBookVersion,
    currency: rated.currency,
    steps: rated.steps,
    coverages: pricedCoverages(rated),
    premium: rated.premium,
    taxes: rated.taxes,
    fees: rated.fees,
    total: rated.total,
  }
})
