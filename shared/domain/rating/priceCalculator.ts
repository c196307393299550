import { offeredTerms } from '../../regions/offered.ts'
import type { CoverageContext } from '../coverage/coverageContext.ts'
import { presetChoices } from '../coverage/presetChoices.ts'
import type { PresetName } from '../coverage/presets.ts'
import { productLines } from '../coverage/productLines.ts'
import { resolveCoverages, selectedOf } from '../coverage/selection.ts'
import { calculate, priceInForce, warningsOf } from './calculation.ts'
import type { CalculatorAnswer, PresetAnswer } from './calculatorAnswer.ts'
import { calculatorCoverage } from './calculatorCoverage.ts'
import { type CalculatorSetting, calculatorFacts, coverageTermsOf } from './calculatorFacts.ts'
import type { CalculatorState } from './calculatorState.ts'
import type { CalculatorTerms } from './calculatorTerms.ts'

const pricePreset = (
  preset: PresetName,
  state: CalculatorState,
  setting: CalculatorSetting,
  terms: CalculatorTerms,
  context: CoverageContext,
): PresetAnswer => {
  const selected = selectedOf(resolveCoverages(context, coverageTermsOf(terms), presetChoices(preset, context)))
  const { premium } = priceInForce(calculatorFacts(state, setting, terms, selected), setting)
  return { coverages: Object.fromEntries(selected.map((coverage) => [coverage.coverageId, coverage])), premium }
}

/**
 * Answers the calculator (quoting-and-servicing, sections 3 and 4): the price of what is chosen with its waterfall, the
 * three presets and what they would cost, every coverage with what is on offer and why not, referral reasons, and a
 * warning for everything that had to be changed. When no rate book carries the product there and then, premiums are 0 and
 * `calculatorError` says so.
 */
export const priceCalculator = (state: CalculatorState, setting: CalculatorSetting): CalculatorAnswer => {
  const calculation = calculate(state, setting)
  const { terms, context, resolved, rated, reasons, outcome, unrated } = calculation
  const premiums = new Map(rated.coverages.map((coverage) => [coverage.coverageId, coverage.premium]))
  const isDateMode = terms.terms.retroActivePeriodAsDate !== null
  const ofPreset = (name: PresetName) => pricePreset(name, state, setting, terms, context)
  const { isSurplus: _, ...global } = terms.terms
  const { limits } = offeredTerms(setting.region)
  const { limitUpTo = limits.max } = (state.ui?.isEndorsement ? undefined : productLines[setting.product].terms) ?? {}
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
    warnings: warningsOf(calculation),
    limit: { min: limits.min, max: Math.min(limits.max, limitUpTo) },
    step: limits.step,
    global,
    coverages: Object.fromEntries(
      resolved.map((entry) => [
        entry.coverage.id,
        calculatorCoverage(entry, context, isDateMode, premiums.get(entry.coverage.id) ?? 0),
      ]),
    ),
    presets: { basic: ofPreset('basic'), popular: ofPreset('popular'), elite: ofPreset('elite') },
    waterfall: rated.steps,
    calculatorError: unrated ?? null,
  }
}
