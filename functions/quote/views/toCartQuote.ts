import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { calculatorDataOf } from './calculatorData.ts'

/** A variation as the cart lists it. */
export const toCartQuote = (quote: QuoteRecord): CartQuote => ({
  id: quote.id,
  quoteNumber: quote.quoteNumber,
  product: quote.product,
  presetName: quote.presetName,
  currency: quote.rated.currency,
  effectiveDate: quote.effectiveDate,
  isSurplus: quote.isSurplus,
  calculatorGeneratedData: calculatorDataOf(quote),
  referralReasons: quote.referralReasons,
})
