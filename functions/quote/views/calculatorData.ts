import type { CalculatorGeneratedData } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** A priced variation by the names the cart has for it: what is bought, on which terms, at which total. */
export const calculatorDataOf = (quote: QuoteRecord): CalculatorGeneratedData => {
  const { global } = quote.selection
  return {
    presets: global.preset,
    aggregateLimit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    retroActivePeriod: global.retroActivePeriod,
    retroActivePeriodAsDate: global.retroActivePeriodAsDate ?? null,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    coverages: Object.fromEntries(
      quote.coverages.map((coverage) => [
        coverage.coverageId,
        {
          selected: true,
          limit: coverage.limit,
          deductible: { value: coverage.retention },
          waitingPeriod: { value: coverage.waitingPeriod },
          retroActivePeriod: { value: coverage.retroActivePeriod, asDate: coverage.retroActiveDate },
        },
      ]),
    ),
    referToUnderwriter: quote.referralReasons.some((reason) => reason.outcome === 'REFERRED'),
    totalPremium: quote.totalPremium,
  }
}
