import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import type { CalculatorState } from '#shared/domain/rating/calculatorState.ts'

/** The terms that are usual: the popular package with a limit of one million, for a year from the usual day. */
export const usualTerms = (today: CalendarDate): CalculatorState['global'] => {
  const { backupFrequency: _, ...terms } = defaultTerms
  return { ...terms, ...annualTerm(defaultEffectiveDate(today)) }
}
