import type { CoverageContext } from '../coverage/coverageContext.ts'
import { presetChoices } from '../coverage/presetChoices.ts'
import { type PresetName, presetByNumber } from '../coverage/presets.ts'
import { type CoverageChoice, resolveCoverages, selectedOf } from '../coverage/selection.ts'
import { limitRange } from '../coverage/terms.ts'
import type { CalculatorAnswer, PresetAnswer } from './calculatorAnswer.ts'
import { calculatorCoverage } from './calculatorCoverage.ts'
import { type CalculatorSetting, calculatorContext, calculatorFacts } from './calculatorFacts.ts'
import type { CalculatorState } from './calculatorState.ts'
import { type CalculatorTerms, calculatorTerms } from './calculatorTerms.ts'
import { rateBookFor } from './rateBooks.ts'
import type { RatedPremium } from './ratedPremium.ts'
import { ratePremium } from './ratePremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { quoteOutcome, referralReasons } from './referralReasons.ts'
import { isUnrated, unratedPremium } from './unratedPremium.ts'

const customChoices = (coverages: CalculatorState['coverages']): Map<number, CoverageChoice> =>
  new Map(
    Object.entries(coverages).map(([id, choice]) => [
      Number(id),
      {
        selected: choice.selected,
        limit: choice.limit,
        retention: choice.deductible?.value,
        waitingPeriod: choice.waitingPeriod?.value,
        retroActivePeriod: choice.retroActivePeriod?.value,
        retroActiveDate: choice.retroActivePeriod?.asDate,
      },
    ]),
  )

/** Prices facts with the book in force, or with nothing when there is none. */
const price = (facts: RatingFacts): RatedPremium => {
  const book = rateBookFor(facts.region, facts.product, facts.effectiveDate)
  return book ? ratePremium(book, facts) : unratedPremium(facts.region)
}

const pricePreset = (
  preset: PresetName,
  state: CalculatorState,
  setting: CalculatorSetting,
  terms: CalculatorTerms,
  context: CoverageContext,
): PresetAnswer => {
  const selected = selectedOf(resolveCoverages(context, terms.terms, presetChoices(preset, context)))
  const { premium } = price(calculatorFacts(state, setting, terms, selected))
  return { coverages: Object.fromEntries(selected.map((coverage) => [coverage.coverageId, coverage])), premium }
}

const noRates = 'No rates are in force for this product on the effective date.'

/**
 * Answers the calculator (quoting-and-servicing, sections 3 and 4): the price of what is chosen with its waterfall, the
 * three presets and what they would cost, every coverage with what is on offer and why not, referral reasons, and a
 * warning for everything that had to be changed. When no rate book carries the product there and then, premiums are 0 and
 * `calculatorError` says so.
 */
export const priceCalculator = (state: CalculatorState, setting: CalculatorSetting): CalculatorAnswer => {
  const terms = calculatorTerms(state.global, state.ui?.isEndorsement ? undefined : setting.today)
  const context = calculatorContext(state, setting, terms)
  const preset = presetByNumber(terms.terms.preset)
  const choices = preset ? presetChoices(preset, context) : customChoices(state.coverages)
  const resolved = resolveCoverages(context, terms.terms, choices)
  const facts = calculatorFacts(state, setting, terms, selectedOf(resolved))
  const rated = price(facts)
  const reasons = referralReasons(facts, rated, setting.authority)
  const outcome = quoteOutcome(reasons)
  const premiums = new Map(rated.coverages.map((coverage) => [coverage.coverageId, coverage.premium]))
  const isDateMode = terms.terms.retroActivePeriodAsDate !== null
  const ofPreset = (name: PresetName) => pricePreset(name, state, setting, terms, context)
  const { isSurplus: _, ...global } = terms.terms
  return {
    rateBookVersion: rated.rateBookVersion,
    currency: rated.currency,
    premium: rated.premium,
    total: rated.total,
    fees: rated.fees,
    taxes: rated.taxes,
    uwReferral: outcome === 'REFERRED',
    outcome,
    reasons,
    warnings: [...terms.warnings, ...resolved.flatMap((entry) => entry.warnings)],
    limit: { min: limitRange.min, max: limitRange.max },
    step: limitRange.step,
    global,
    coverages: Object.fromEntries(
      resolved.map((entry) => [
        entry.coverage.id,
        calculatorCoverage(entry, context, isDateMode, premiums.get(entry.coverage.id) ?? 0),
      ]),
    ),
    presets: { basic: ofPreset('basic'), popular: ofPreset('popular'), elite: ofPreset('elite') },
    waterfall: rated.steps,
    calculatorError: isUnrated(rated) ? noRates : null,
  }
}
