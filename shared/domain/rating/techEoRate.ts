import { compiledBook } from './compiledBook.ts'
import { hazardFactor } from './hazardGroup.ts'
import { interpolate } from './interpolate.ts'
import type { RateBook } from './rateBook.ts'
import type { RatingFacts } from './ratingFacts.ts'

/**
 * The technology errors and omissions rate per thousand of revenue at a limit of one million, before the policy's
 * modifiers (rater, rules/techeno-rate): base rate x relativity x hazard group x state over revenue; four decimals.
 */
export const techEoRate = (
  book: RateBook,
  risk: Pick<RatingFacts, 'revenue' | 'industryCode' | 'secondaryIndustryCode' | 'primaryShare' | 'state'>,
): number => {
  const compiled = compiledBook(book)
  const premium =
    interpolate(compiled.baseRates, { input: risk.revenue, decimals: 2 }) *
    (book.relativities.TECH_EO ?? 0) *
    hazardFactor(compiled, risk) *
    (book.stateFactors[risk.state ?? ''] ?? 1)
  return Math.round((premium / risk.revenue) * 1_000 * 10_000) / 10_000
}
