import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { requireQuote } from '../store/reach.ts'

export const getQuoteWaterfall = implement(contract.getQuoteWaterfall)(async ({ params, actor }) => {
  const { rated } = await requireQuote(params.quoteId, actor)
  return {
    rateBookVersion: rated.rateBookVersion,
    currency: rated.currency,
    steps: rated.steps,
    coverages: rated.coverages.flatMap(({ coverageId, premium }) => {
      const coverage = catalogue.find(({ id }) => id === coverageId)
      return coverage === undefined
        ? []
        : [{ coverageId, key: coverage.key, name: inRegion(coverage.name, config.region), premium }]
    }),
    premium: rated.premium,
    taxes: rated.taxes,
    fees: rated.fees,
    total: rated.total,
  }
})
