import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { firstWarning } from '#shared/domain/licensing/expiry.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { region } from '#web/i18n/region.ts'

/** Under what insurance is sold in this region. */
export const licensing = licensingOf(region)

/** The day it is in the region. */
export const todayHere = (): CalendarDate => dateAt(new Date().toISOString(), region.timeZone)

/** How a license stands on its last days: over, about to be, or good. */
export const expiryOf = (
  expirationDate: CalendarDate,
): { readonly tone: 'bad' | 'good' | 'soon'; readonly days: number } => {
  const days = daysBetween({ from: todayHere(), until: expirationDate })
  return { days, tone: days < 0 ? 'bad' : days <= firstWarning ? 'soon' : 'good' }
}
