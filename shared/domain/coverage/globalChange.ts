import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { WholeUnits } from '../money/money.ts'
import { coverageById } from './catalogue.ts'
import { retroDateWithin, retroPeriodOf, takesGlobalRetro } from './globalRetro.ts'
import { clampRetro, clampToOptions, retroOptions } from './options.ts'
import type { SelectedCoverage } from './selectedCoverage.ts'

/** A change to one of the quote's global terms. */
export type GlobalChange =
  | { readonly deductible: WholeUnits }
  | { readonly waitingPeriod: number }
  | { readonly retroActivePeriod: number }
  | { readonly retroActiveDate: CalendarDate; readonly effectiveDate: CalendarDate }

/**
 * A coverage after a global change: the new value clamped to the options the coverage has, or nothing changed where the
 * term is not one of its own (quoting-and-servicing, section 4, Calculator rules).
 */
export const withGlobalChange = (selected: SelectedCoverage, change: GlobalChange): SelectedCoverage => {
  const coverage = coverageById(selected.coverageId)
  if (!coverage) return selected
  if ('deductible' in change) return { ...selected, retention: clampToOptions(change.deductible, coverage.deductibles) }
  if ('waitingPeriod' in change)
    return { ...selected, waitingPeriod: clampToOptions(change.waitingPeriod, coverage.waitingPeriods) }
  const isDateMode = 'retroActiveDate' in change
  if (!takesGlobalRetro(coverage, isDateMode)) return selected
  if (isDateMode) {
    const retroActiveDate = retroDateWithin(change.retroActiveDate, change.effectiveDate)
    return { ...selected, retroActiveDate, retroActivePeriod: retroPeriodOf(retroActiveDate, change.effectiveDate) }
  }
  return {
    ...selected,
    retroActiveDate: null,
    retroActivePeriod: clampRetro(change.retroActivePeriod, retroOptions(coverage)),
  }
}
