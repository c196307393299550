import type { QuoteRecord } from '#functions/quote/public.ts'
import type { CoverFacts } from './coverFacts.ts'

/** A quote as its proposal and its binder show it. */
export const quoteCover = (quote: QuoteRecord): CoverFacts => ({
  ...quote,
  address: quote.firmographicData,
  limit: quote.selection.global.limit,
  deductible: quote.selection.global.deductible,
  waitingPeriod: quote.selection.global.waitingPeriod,
  retroActivePeriod: quote.selection.global.retroActivePeriod,
})
