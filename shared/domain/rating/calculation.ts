import { regionOf } from '../../regions/regions.ts'
import { stateOf, statesOf } from '../../regions/states.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { CoverageContext } from '../coverage/coverageContext.ts'
import { presetChoices } from '../coverage/presetChoices.ts'
import { presetByNumber } from '../coverage/presets.ts'
import { productLines } from '../coverage/productLines.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { type CoverageChoice, type ResolvedCoverage, resolveCoverages, selectedOf } from '../coverage/selection.ts'
import { unsound } from './bookProblems.ts'
import {
  type CalculatorSetting,
  calculatorContext,
  calculatorFacts,
  coverageTermsOf,
  industriesOf,
} from './calculatorFacts.ts'
import type { CalculatorState } from './calculatorState.ts'
import { type CalculatorTerms, calculatorTerms } from './calculatorTerms.ts'
import { type RatedBy, raterFor } from './carrierRater.ts'
import { worstHazardGroup } from './hazardGroup.ts'
import type { RateBook } from './rateBook.ts'
import { heldBook, publishedBeneath, rateBookFor } from './rateBooks.ts'
import type { RatedPremium } from './ratedPremium.ts'
import { ratePremium } from './ratePremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { QuoteOutcome, ReferralReason } from './referralReason.ts'
import { quoteOutcome, referralReasons } from './referralReasons.ts'
import { type TermBounds, termBounds } from './termBounds.ts'
import { isUnrated, unratedPremium } from './unratedPremium.ts'

/** What the calculator's state comes to: settled terms and coverages, the price, and what becomes of the request. */
export type Calculation = {
  readonly terms: CalculatorTerms
  readonly context: CoverageContext
  readonly resolved: readonly ResolvedCoverage[]
  readonly selected: SelectedCoverage[]
  readonly rated: RatedPremium
  readonly reasons: ReferralReason[]
  readonly outcome: QuoteOutcome
  /** Why there is no price; undefined where there is one. */
  readonly unrated: string | undefined
}

/** Said when no rate book carries the product on the effective date. */
export const noRates = 'No rates are in force for this product on the effective date.'

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

type Setting = Pick<CalculatorSetting, 'heldRater' | 'heldTo' | 'product' | 'region'>

/** The book that prices the product for cover from this day: the one it is held to, else the one in force. */
const bookOf = ({ region, product, heldTo }: Setting, effectiveDate: CalendarDate): RateBook | undefined =>
  heldBook(heldTo, { region, product, effectiveDate }) ?? rateBookFor(region, product, effectiveDate)

/** By whose rater the book prices: what it is held to has the one it was priced with, or none; else the one in force. */
const raterOf = (setting: Setting, book: RateBook, { effectiveDate, state }: Place): RatedBy | undefined => {
  const { region, product, heldTo, heldRater } = setting
  if (heldBook(heldTo, { region, product, effectiveDate }) !== undefined) return heldRater
  return raterFor({ product, state, effectiveDate, book: publishedBeneath(book.version) })
}

type Place = Pick<RatingFacts, 'effectiveDate' | 'state'>

/** Of a state that neither the book nor the region knows nobody can say what it costs. */
const hasRatesFor = (book: RateBook, { state }: Place): boolean => {
  const region = regionOf(book.region)
  return (
    state === undefined ||
    book.stateFactors[state] !== undefined ||
    statesOf(region).length === 0 ||
    stateOf(region, state) !== undefined
  )
}

/** Why a book prices nothing there: what is wrong with it, by its row, or that it has no rates for the state. */
const whyNot = (book: RateBook, place: Place): string | undefined =>
  unsound(book) ??
  (hasRatesFor(book, place) ? undefined : `The rate book ${book.version} has no rates for the state ${place.state}.`)

/** Why there is no price, in a sentence. */
const whyUnrated = (setting: Setting, place: Place): string => {
  const book = bookOf(setting, place.effectiveDate)
  return (book && whyNot(book, place)) ?? noRates
}

/**
 * Prices facts with the book and the carrier’s rater in force, or with those that the setting is held to; with nothing when
 * there is no book that can.
 */
export const priceInForce = (facts: RatingFacts, setting: Setting = facts): RatedPremium => {
  const book = bookOf(setting, facts.effectiveDate)
  return book && whyNot(book, facts) === undefined
    ? ratePremium(book, facts, raterOf(setting, book, facts))
    : unratedPremium(facts.region)
}

/** What may be written for the risk by the book in force; undefined when there is none. */
const boundsOf = ({ account, global }: CalculatorState, setting: CalculatorSetting): TermBounds | undefined => {
  const book = bookOf(setting, global.effectiveDate)
  return (
    book &&
    termBounds(
      {
        revenue: setting.boundedBy ?? account.revenue,
        hazardGroup: worstHazardGroup(book, industriesOf(account, setting)),
      },
      setting.region,
    )
  )
}

/** Settles and prices what the state asks for, without the presets and options that only the screen shows. */
export const calculate = (state: CalculatorState, setting: CalculatorSetting): Calculation => {
  const today = state.ui?.isEndorsement ? undefined : setting.today
  const terms = calculatorTerms(state.global, setting.region, today, {
    bounds: boundsOf(state, setting),
    line: state.ui?.isEndorsement ? undefined : productLines[setting.product].terms,
    isRenewal: state.ui?.renewal,
  })
  const context = calculatorContext(state, setting, terms)
  const preset = presetByNumber(terms.terms.preset)
  const choices = preset ? presetChoices(preset, context) : customChoices(state.coverages)
  const resolved = resolveCoverages(context, coverageTermsOf(terms), choices)
  const selected = selectedOf(resolved)
  const facts = calculatorFacts(state, setting, terms, selected)
  const rated = priceInForce(facts, setting)
  const unrated = isUnrated(rated) ? whyUnrated(setting, facts) : undefined
  const reasons = referralReasons(facts, rated, setting.authority, setting.priorDeclines, setting.claims)
  return { terms, context, resolved, selected, rated, reasons, outcome: quoteOutcome(reasons), unrated }
}

/** Everything that had to be changed of what was asked for. */
export const warningsOf = ({ terms, resolved }: Calculation) => [
  ...terms.warnings,
  ...resolved.flatMap((entry) => entry.warnings),
]
