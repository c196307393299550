import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import { type OfferedTerms, offeredTerms } from '../../regions/offered.ts'
import { regionOf } from '../../regions/regions.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { annualTerm, endWindow, isWithin, startWindow } from '../calendar/coverageDates.ts'
import { daysInWords } from '../calendar/daysInWords.ts'
import { retroDateWithin } from '../coverage/globalRetro.ts'
import { clampToOptions } from '../coverage/options.ts'
import type { LineTerms } from '../coverage/productLine.ts'
import type { Reason } from '../coverage/reason.ts'
import { type Term, termWord } from '../coverage/termWords.ts'
import { formatMoney, toMinorUnits } from '../money/money.ts'
import type { CalculatorState } from './calculatorState.ts'
import { heldTerms } from './heldTerms.ts'
import type { TermBounds } from './termBounds.ts'

type Global = CalculatorState['global']

/** Global terms that are on offer, and what had to be changed to make them so. */
export type CalculatorTerms = {
  readonly terms: Omit<Global, 'retroActivePeriodAsDate'> & { readonly retroActivePeriodAsDate: CalendarDate | null }
  /** The least that the insured bears of a loss; undefined where no rates say it. */
  readonly minimumRetention: WholeUnits | undefined
  /** The most that is written; undefined where no rates say it. */
  readonly maximumLimit: WholeUnits | undefined
  readonly warnings: readonly Reason[]
}

/** By what the terms are held, besides what the region has on offer: the risk, the product, and a renewal's own window. */
interface TermSetting {
  readonly bounds?: TermBounds | undefined
  readonly line?: LineTerms | undefined
  readonly isRenewal?: boolean | undefined
}

/** The highest step of the limit range at or below the amount wanted. */
const limitOnOffer = (wanted: WholeUnits, { min, max, step }: OfferedTerms['limits']): WholeUnits =>
  Math.min(Math.max(min + Math.floor((wanted - min) / step) * step, min), max)

/**
 * Brings the global terms into what is on offer: limit 1M to 5M in steps of 500k, a deductible of the list, an end date
 * six to eighteen months after the start (a year after one that had to be moved), limit and deductible within what the
 * product has and the bounds of the risk, a retroactive date not after it, and, when `today` is known, a start within its
 * window (quoting-and-servicing, sections 4 and 9).
 */
export const calculatorTerms = (
  global: Global,
  region: RegionCode,
  today: CalendarDate | undefined,
  { bounds, line = {}, isRenewal = false }: TermSetting = {},
): CalculatorTerms => {
  const warnings: Reason[] = []
  const adjusted = <Value extends string | number>(
    term: Term,
    wanted: Value,
    given: Value,
    threshold: string,
    choices = threshold,
  ): Value => {
    if (wanted !== given)
      warnings.push({
        ruleId: `calculator.${term}`,
        input: wanted,
        threshold,
        message: `The ${termWord(term, region)} was set to the nearest one on offer`,
        cure: daysInWords(`Choose ${choices}.`, () => regionOf(region).locale),
      })
    return given
  }
  const { limits, deductibles } = offeredTerms(region)
  const { min, max, step } = limits
  const { currency, locale } = regionOf(region)
  const told = (amount: WholeUnits) => formatMoney(toMinorUnits(amount), currency, locale)
  const offered = adjusted(
    'limit',
    global.limit,
    limitOnOffer(global.limit, limits),
    `${min} to ${max} in steps of ${step}`,
    `${told(min)} to ${told(max)} in steps of ${told(step)}`,
  )
  const chosen = adjusted(
    'deductible',
    global.deductible,
    clampToOptions(global.deductible, deductibles) ?? deductibles[0],
    deductibles.join(', '),
    `one of ${deductibles.map(told).join(', ')}`,
  )
  const held = heldTerms({ limit: offered, deductible: chosen }, { bounds, line, region })
  warnings.push(...held.warnings)
  const { limit, deductible, minimumRetention } = held
  const start = today === undefined ? undefined : startWindow(today, isRenewal)
  const effectiveDate =
    start === undefined || isWithin(global.effectiveDate, start)
      ? global.effectiveDate
      : adjusted(
          'effectiveDate',
          global.effectiveDate,
          global.effectiveDate < start.min ? start.min : start.max,
          `${start.min} to ${start.max}`,
        )
  const end = endWindow(effectiveDate)
  // A term that is moved is the product's own length, never what the move leaves of another one.
  const isMoved = effectiveDate !== global.effectiveDate
  const endDate =
    isWithin(global.endDate, end) && !isMoved
      ? global.endDate
      : adjusted('endDate', global.endDate, annualTerm(effectiveDate).endDate, `${end.min} to ${end.max}`)
  const asDate = global.retroActivePeriodAsDate ?? null
  const retroActivePeriodAsDate =
    asDate === null
      ? null
      : adjusted(
          'retroActiveDate',
          asDate,
          retroDateWithin({ retroDate: asDate, effectiveDate }),
          `a date up to ${effectiveDate}`,
        )
  return {
    terms: {
      ...global,
      limit,
      deductible,
      effectiveDate,
      endDate,
      retroActivePeriodAsDate,
      ...(line.surplusOnly && region === 'us' && { isSurplus: true }),
    },
    minimumRetention,
    maximumLimit: bounds?.maximumLimit,
    warnings,
  }
}
