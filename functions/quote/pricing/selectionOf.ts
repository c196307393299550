import type { CoverageChoices, QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { customPreset, presetByNumber } from '#shared/domain/coverage/presets.ts'
import { defaultTerms, type RetroPeriod, type WaitingPeriod } from '#shared/domain/coverage/terms.ts'

/** What a request may say of the terms; the calculator's defaults and an annual term fill in the rest. */
export interface SelectionRequest {
  readonly presets?: QuoteSelection['global']['preset'] | undefined
  readonly limit?: number | undefined
  readonly deductible?: number | undefined
  readonly waitingPeriod?: WaitingPeriod | undefined
  readonly retroActivePeriod?: RetroPeriod | undefined
  readonly retroActivePeriodAsDate?: CalendarDate | null | undefined
  readonly effectiveDate?: CalendarDate | undefined
  readonly endDate?: CalendarDate | undefined
  readonly isSurplus?: boolean | undefined
  readonly coverages?: CoverageChoices | undefined
}

const named = { 1: 'Basic', 2: 'Popular', 3: 'Elite', [customPreset]: 'Custom' } as const

/** What a preset is called where nobody named the variation. */
export const presetNameOf = (preset: QuoteSelection['global']['preset']): string => named[preset]

/** The selection a new quote is asked for with; coverages that are chosen one by one make it a custom one. */
export const newSelection = (request: SelectionRequest, today: CalendarDate): QuoteSelection => {
  const effectiveDate = request.effectiveDate ?? defaultEffectiveDate(today)
  const coverages = request.coverages ?? {}
  const chosen = Object.keys(coverages).length > 0
  return {
    global: {
      preset: request.presets ?? (chosen ? customPreset : defaultTerms.preset),
      limit: request.limit ?? defaultTerms.limit,
      deductible: request.deductible ?? defaultTerms.deductible,
      waitingPeriod: request.waitingPeriod ?? defaultTerms.waitingPeriod,
      retroActivePeriod: request.retroActivePeriod ?? defaultTerms.retroActivePeriod,
      retroActivePeriodAsDate: request.retroActivePeriodAsDate ?? null,
      effectiveDate,
      endDate: request.endDate ?? annualTerm(effectiveDate).endDate,
      isSurplus: request.isSurplus ?? false,
    },
    coverages,
  }
}

/**
 * A selection after changes. A new effective date moves the end a year after it; choosing a single coverage makes the
 * selection a custom one that starts from what `bought` has (quoting-and-servicing, section 4, Calculator rules).
 */
export const changedSelection = (
  selection: QuoteSelection,
  change: SelectionRequest,
  bought: CoverageChoices,
): QuoteSelection => {
  const { global } = selection
  const effectiveDate = change.effectiveDate ?? global.effectiveDate
  const moved = effectiveDate !== global.effectiveDate
  const isPreset = presetByNumber(change.presets ?? global.preset) !== undefined
  const custom = change.coverages !== undefined && Object.keys(change.coverages).length > 0
  return {
    global: {
      preset: custom ? customPreset : (change.presets ?? global.preset),
      limit: change.limit ?? global.limit,
      deductible: change.deductible ?? global.deductible,
      waitingPeriod: change.waitingPeriod ?? global.waitingPeriod,
      retroActivePeriod: change.retroActivePeriod ?? global.retroActivePeriod,
      retroActivePeriodAsDate:
        change.retroActivePeriodAsDate === undefined
          ? (global.retroActivePeriodAsDate ?? null)
          : change.retroActivePeriodAsDate,
      effectiveDate,
      endDate: change.endDate ?? (moved ? annualTerm(effectiveDate).endDate : global.endDate),
      isSurplus: change.isSurplus ?? global.isSurplus ?? false,
    },
    coverages: custom ? { ...(isPreset ? bought : selection.coverages), ...change.coverages } : selection.coverages,
  }
}
