import type { BodyInput } from '#shared/contract/operation.ts'
import type {
  CalculatorGeneratedData,
  CalculatorGeneratedDataInput,
} from '#shared/contracts/quote/calculatorSelection.ts'
import type { updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import { customPreset, presetByNumber, presetNumbers } from '#shared/domain/coverage/presets.ts'
import type { SecurityAnswers } from '#shared/domain/coverage/securityAnswers.ts'
import {
  defaultTerms,
  type RetroPeriod,
  retroPeriods,
  type WaitingPeriod,
  waitingPeriods,
} from '#shared/domain/coverage/terms.ts'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import type { Product } from '#shared/regions/products.ts'
import type { Choices, Selection } from './selection.ts'
import { standingChoices } from './shownCoverages.ts'

/** Whose price is asked for. What the account says of itself is the server's to read; answers are those of a quote alone. */
export type Priced = {
  readonly product: Product
  readonly accountId: string
  readonly revenue: number | undefined
  readonly answers?: SecurityAnswers | undefined
  /** Cover may begin as far ahead as renewals are prepared. */
  readonly isRenewal?: boolean | undefined
}

/** The preset's number as contracts name it: 1 to 3, -1 for a custom selection. */
export const presetNumber = (preset: number): Selection['global']['preset'] => {
  const name = presetByNumber(preset)
  return name === undefined ? customPreset : presetNumbers[name]
}

const isCustom = ({ global }: Selection): boolean => global.preset === customPreset

/** The body of `rateQuote`. The contract wants a revenue, which the account's own takes the place of. */
export const priceRequest = (selection: Selection, priced: Priced): BodyInput<typeof rateQuote> => ({
  product: priced.product,
  account: { id: priced.accountId, revenue: Math.max(1, Math.round(priced.revenue ?? 1)) },
  global: { ...selection.global },
  coverages: isCustom(selection) ? { ...selection.choices } : {},
  ...(priced.answers && { securityQuestions: priced.answers }),
  ...(priced.isRenewal && { ui: { renewal: true } }),
})

/** The variation as the cart takes it; what the screen shows of price and referral goes along. */
export const cartData = (selection: Selection, answer: CalculatorAnswer): CalculatorGeneratedDataInput => {
  const { preset, limit, isSurplus, ...terms } = selection.global
  return {
    ...terms,
    presets: presetNumber(preset),
    aggregateLimit: limit,
    ...(isSurplus === undefined ? {} : { isSurplus }),
    ...(isCustom(selection) ? { coverages: { ...selection.choices } } : {}),
    referToUnderwriter: answer.uwReferral,
    totalPremium: answer.total,
  }
}

const waitingPeriodOf = (hours: number): WaitingPeriod =>
  waitingPeriods.find((each) => each === hours) ?? defaultTerms.waitingPeriod
const retroPeriodOf = (period: number): RetroPeriod =>
  retroPeriods.find((each) => each === period) ?? defaultTerms.retroActivePeriod

/** What a quote stands on, to go on from there. */
export const selectionOf = (
  data: CalculatorGeneratedData,
  { isSurplus }: { readonly isSurplus: boolean },
): Selection => ({
  global: {
    preset: presetNumber(data.presets),
    limit: data.aggregateLimit,
    deductible: data.deductible,
    waitingPeriod: waitingPeriodOf(data.waitingPeriod),
    retroActivePeriod: retroPeriodOf(data.retroActivePeriod),
    retroActivePeriodAsDate: data.retroActivePeriodAsDate,
    effectiveDate: data.effectiveDate,
    endDate: data.endDate,
    ...(isSurplus && { isSurplus }),
  },
  choices: data.coverages,
})

/** The quote's own retroactive terms written into each coverage that takes them. */
const withRetro = (choices: Choices, { global }: Selection): Choices => {
  const asDate = global.retroActivePeriodAsDate ?? null
  return Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => {
      const coverage = coverageById(Number(id))
      const takes = coverage !== undefined && takesGlobalRetro(coverage, asDate !== null)
      return [id, takes ? { ...choice, retroActivePeriod: { value: global.retroActivePeriod, asDate } } : choice]
    }),
  )
}

/**
 * The body of `updateQuote` for terms that were changed from what the quote stood on. The operation has no retroactive
 * period of the whole quote, so a changed one is sent coverage by coverage.
 */
export const termsUpdate = (
  before: Selection,
  after: Selection,
  answer: CalculatorAnswer,
): BodyInput<typeof updateQuote> => {
  const { global } = after
  const retroChanged =
    global.retroActivePeriod !== before.global.retroActivePeriod ||
    (global.retroActivePeriodAsDate ?? null) !== (before.global.retroActivePeriodAsDate ?? null)
  const coverages = retroChanged ? withRetro(standingChoices(answer, after), after) : after.choices
  const custom = retroChanged || isCustom(after)
  return {
    presets: custom ? customPreset : presetNumber(global.preset),
    limit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    effectiveDate: global.effectiveDate,
    endDate: global.endDate,
    ...((global.isSurplus ?? false) === (before.global.isSurplus ?? false)
      ? {}
      : { isSurplus: global.isSurplus ?? false }),
    ...(custom ? { coverages: { ...coverages } } : {}),
  }
}
