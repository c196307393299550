import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import type { Coverage } from './coverage.ts'
import { fullPriorActs, type RetroPeriod } from './terms.ts'

/**
 * Whether the global retroactive period sets this coverage's own: coverages 0, 1, 2, 30, 31 and 33, in date mode also 14
 * and 37 (quoting-and-servicing, section 4, Calculator rules).
 */
export const takesGlobalRetro = (coverage: Pick<Coverage, 'retro'>, isDateMode: boolean): boolean =>
  coverage.retro === 'global' || (coverage.retro === 'dateMode' && isDateMode)

/** The period a retroactive date amounts to at inception: within one year, within two, or all prior acts. */
export const retroPeriodOf = ({
  retroDate,
  effectiveDate,
}: {
  readonly retroDate: CalendarDate
  readonly effectiveDate: CalendarDate
}): RetroPeriod => {
  const days = daysBetween({ from: retroDate, until: effectiveDate })
  return days <= 366 ? 1 : days <= 731 ? 2 : fullPriorActs
}

/** A retroactive date cannot lie after inception: it follows the effective date back (section 4, Calculator rules). */
export const retroDateWithin = ({
  retroDate,
  effectiveDate,
}: {
  readonly retroDate: CalendarDate
  readonly effectiveDate: CalendarDate
}): CalendarDate => (retroDate <= effectiveDate ? retroDate : effectiveDate)
