import type { RegionCode } from '../../regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { annualTerm, endWindow, isWithin, startWindow } from '../calendar/coverageDates.ts'
import { retroDateWithin } from '../coverage/globalRetro.ts'
import { clampToOptions } from '../coverage/options.ts'
import type { Reason } from '../coverage/reason.ts'
import { deductibles, limitRange } from '../coverage/terms.ts'
import { type Term, termWord } from '../coverage/termWords.ts'
import type { WholeUnits } from '../money/money.ts'
import type { CalculatorState } from './calculatorState.ts'

type Global = CalculatorState['global']

/** Global terms that are on offer, and what had to be changed to make them so. */
export type CalculatorTerms = {
  readonly terms: Omit<Global, 'retroActivePeriodAsDate'> & { readonly retroActivePeriodAsDate: CalendarDate | null }
  readonly warnings: readonly Reason[]
}

/** The highest step of the limit range at or below the amount wanted. */
const limitOnOffer = (wanted: WholeUnits): WholeUnits => {
  const { min, max, step } = limitRange
  return Math.min(Math.max(min + Math.floor((wanted - min) / step) * step, min), max)
}

/**
 * Brings the global terms into what is on offer: limit 1M to 5M in steps of 500k, a deductible of the list, an end date
 * six to eighteen months after the start, a retroactive date not after it, and, when `today` is known, a start within its
 * window (quoting-and-servicing, sections 4 and 9).
 */
export const calculatorTerms = (
  global: Global,
  region: RegionCode,
  today: CalendarDate | undefined,
): CalculatorTerms => {
  const warnings: Reason[] = []
  const adjusted = <Value extends string | number>(
    term: Term,
    wanted: Value,
    given: Value,
    threshold: string,
  ): Value => {
    if (wanted !== given)
      warnings.push({
        ruleId: `calculator.${term}`,
        input: wanted,
        threshold,
        message: `The ${termWord(term, region)} was set to the nearest one on offer`,
        cure: `Choose ${threshold}.`,
      })
    return given
  }
  const { min, max, step } = limitRange
  const limit = adjusted('limit', global.limit, limitOnOffer(global.limit), `${min} to ${max} in steps of ${step}`)
  const deductible = adjusted(
    'deductible',
    global.deductible,
    clampToOptions(global.deductible, deductibles) ?? deductibles[0],
    deductibles.join(', '),
  )
  const start = today === undefined ? undefined : startWindow(today)
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
  const endDate = isWithin(global.endDate, end)
    ? global.endDate
    : adjusted('endDate', global.endDate, annualTerm(effectiveDate).endDate, `${end.min} to ${end.max}`)
  const asDate = global.retroActivePeriodAsDate ?? null
  const retroActivePeriodAsDate =
    asDate === null
      ? null
      : adjusted('retroActiveDate', asDate, retroDateWithin(asDate, effectiveDate), `a date up to ${effectiveDate}`)
  return { terms: { ...global, limit, deductible, effectiveDate, endDate, retroActivePeriodAsDate }, warnings }
}
