import { daysBetween, daysInYearFrom } from '../calendar/daysBetween.ts'
import { saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { Band, RateBook, SecurityControl } from './rateBook.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { WaterfallKey } from './waterfall.ts'
import { stepTo, type WaterfallBuilder } from './waterfallBuilder.ts'

/** The first band whose start is not above the input; bands are published from the top. */
export const bandFactor = (bands: readonly Band[], input: number): number => {
  for (const band of bands) if (input >= band.from) return band.factor
  return 1
}

const controlFactor = (control: SecurityControl, answer: unknown): number => {
  if ('byFrequency' in control) {
    const byFrequency: Readonly<Record<string, number>> = control.byFrequency
    return (typeof answer === 'string' ? byFrequency[answer] : undefined) ?? 1
  }
  return saysYes(answer) ? control.yes : saysNo(answer) ? control.no : 1
}

const answerText = (answer: unknown): string => (saysYes(answer) ? 'YES' : saysNo(answer) ? 'NO' : String(answer))

/** How much of a year the term is: days over the days of the year that starts with it; a full year is 1. */
export const termFactor = (facts: Pick<RatingFacts, 'effectiveDate' | 'endDate'>): number => {
  const days = daysBetween(facts.effectiveDate, facts.endDate)
  const year = daysInYearFrom(facts.effectiveDate)
  return days === year ? 1 : Math.round((Math.max(days, 0) / year) * 10_000) / 10_000
}

const policyWide = (
  waterfall: WaterfallBuilder,
  key: WaterfallKey,
  table: string,
  input: string | number,
  factor: number,
): void => stepTo(waterfall, Math.round(waterfall.running * factor), key, null, table, input, factor)

/**
 * The policy-level modifiers of decision 34 in their order: product, security controls (a step for each answered one),
 * risk score, claims history, state, IRPM, length of the term. Each is rounded to the minor unit.
 */
export const applyModifiers = (book: RateBook, facts: RatingFacts, waterfall: WaterfallBuilder): void => {
  policyWide(waterfall, 'product', 'products', facts.product, book.products[facts.product]?.factor ?? 1)
  for (const control of book.securityControls) {
    for (const question of control.questions) {
      const answer = facts.answers[question]
      if (answer === undefined || answer === null) continue
      const input = `${question} ${answerText(answer)}`
      policyWide(
        waterfall,
        'securityControl',
        `securityControls.${control.control}`,
        input,
        controlFactor(control, answer),
      )
      break
    }
  }
  if (facts.riskScore !== null)
    policyWide(
      waterfall,
      'riskScore',
      'riskScoreFactors',
      facts.riskScore,
      bandFactor(book.riskScoreFactors, facts.riskScore),
    )
  const claims = facts.claimHistory
  policyWide(waterfall, 'claimHistory', 'claimHistoryFactors', claims, book.claimHistoryFactors[claims] ?? 1)
  if (facts.state !== undefined)
    policyWide(waterfall, 'state', 'stateFactors', facts.state, book.stateFactors[facts.state] ?? 1)
  if (facts.irpmModifier !== 1) {
    const factor = Math.min(Math.max(facts.irpmModifier, book.irpm.min), book.irpm.max)
    policyWide(waterfall, 'irpm', 'irpm', facts.irpmModifier, factor)
  }
  const term = termFactor(facts)
  if (term !== 1) policyWide(waterfall, 'term', 'term', daysBetween(facts.effectiveDate, facts.endDate), term)
}
