import { daysBetween, daysInYearFrom } from '../calendar/daysBetween.ts'
import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { RatedBy } from './carrierRater.ts'
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

/** What an answer to one of a control's questions does to the price. */
type ControlEffect = { readonly input: string; readonly factor: number }

/**
 * Questionnaires name a control's question differently, and a control counts once: the answer that speaks most against the
 * risk, so that nobody is credited for one form what another denies. None while nothing is answered.
 */
const controlEffect = (control: SecurityControl, answers: RatingFacts['answers']): ControlEffect | undefined =>
  control.questions
    .filter((question) => isAnswered(answers[question]))
    .map((question) => ({
      input: `${question} ${answerText(answers[question])}`,
      factor: controlFactor(control, answers[question]),
    }))
    .reduce<ControlEffect | undefined>(
      (worst, each) => (worst && worst.factor >= each.factor ? worst : each),
      undefined,
    )

/** How much of a year the term is: days over the days of the year that starts with it; a full year is 1. */
export const termFactor = (facts: Pick<RatingFacts, 'effectiveDate' | 'endDate'>): number => {
  const days = daysBetween({ from: facts.effectiveDate, until: facts.endDate })
  const year = daysInYearFrom(facts.effectiveDate)
  return days === year ? 1 : Math.round((Math.max(days, 0) / year) * 10_000) / 10_000
}

/** Where a carrier’s rater is named in a waterfall. */
export const raterRow = ({
  carrierId,
  name,
  revision,
}: RatedBy): { readonly table: string; readonly input: string } => ({
  table: `carrierRaters.${carrierId}`,
  input: `${name}, version ${revision}`,
})

/** A policy-level table that was read: with what, and the factor found. */
type Modifier = {
  readonly key: WaterfallKey
  readonly table: string
  readonly input: string | number
  readonly factor: number
}

const policyWide = (waterfall: WaterfallBuilder, { key, table, input, factor }: Modifier): void =>
  stepTo(waterfall, Math.round(waterfall.running * factor), key, { coverageId: null, table, input, factor })

/** What is known of the risk itself, and where it is. What nobody knows is neutral and makes no step. */
const riskModifiers = (book: RateBook, facts: RatingFacts): Modifier[] => {
  const modifiers: Modifier[] = []
  for (const control of book.securityControls) {
    const effect = controlEffect(control, facts.answers)
    if (effect !== undefined)
      modifiers.push({ key: 'securityControl', table: `securityControls.${control.control}`, ...effect })
  }
  const { scanScore, claimHistory, state, irpmModifier } = facts
  if (scanScore !== null)
    modifiers.push({
      key: 'riskScore',
      table: 'scanScoreFactors',
      input: scanScore,
      factor: bandFactor(book.scanScoreFactors, scanScore),
    })
  if (claimHistory !== null)
    modifiers.push({
      key: 'claimHistory',
      table: 'claimHistoryFactors',
      input: claimHistory,
      factor: book.claimHistoryFactors[claimHistory] ?? 1,
    })
  if (state !== undefined)
    modifiers.push({ key: 'state', table: 'stateFactors', input: state, factor: book.stateFactors[state] ?? 1 })
  if (irpmModifier !== 1)
    modifiers.push({
      key: 'irpm',
      table: 'irpm',
      input: irpmModifier,
      factor: Math.min(Math.max(irpmModifier, book.irpm.min), book.irpm.max),
    })
  return modifiers
}

/** What holds all credits and debits – the place is neither – within the book's spread; undefined where they are in it. */
const spreadOf = ({ creditSpread: { floor, cap } }: RateBook, modifiers: readonly Modifier[]): Modifier | undefined => {
  const together = modifiers.reduce((product, { key, factor }) => (key === 'state' ? product : product * factor), 1)
  const held = Math.min(Math.max(together, floor), cap)
  if (held === together) return undefined
  const rounded = (factor: number) => Math.round(factor * 10_000) / 10_000
  return { key: 'creditSpread', table: 'creditSpread', input: rounded(together), factor: rounded(held / together) }
}

/**
 * The policy-level modifiers in their order (rule: premium): product, security controls (a step for each that is answered),
 * the scan's score, claims history, state, IRPM, the spread that holds them together, what the carrier deviates, length of the
 * term. Each is rounded to the minor unit.
 */
export const applyModifiers = (
  book: RateBook,
  facts: RatingFacts,
  waterfall: WaterfallBuilder,
  rater?: RatedBy,
): void => {
  const { product } = facts
  policyWide(waterfall, {
    key: 'product',
    table: 'products',
    input: product,
    factor: book.products[product]?.factor ?? 1,
  })
  const modifiers = riskModifiers(book, facts)
  for (const modifier of modifiers) policyWide(waterfall, modifier)
  const spread = spreadOf(book, modifiers)
  if (spread !== undefined) policyWide(waterfall, spread)
  if (rater !== undefined && rater.factor !== 1)
    policyWide(waterfall, { key: 'carrierRater', ...raterRow(rater), factor: rater.factor })
  const term = termFactor(facts)
  if (term !== 1) {
    const days = daysBetween({ from: facts.effectiveDate, until: facts.endDate })
    policyWide(waterfall, { key: 'term', table: 'term', input: days, factor: term })
  }
}
