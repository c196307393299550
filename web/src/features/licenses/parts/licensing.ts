import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { firstWarning } from '#shared/domain/licensing/expiry.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { region } from '#web/i18n/region.ts'
import { todayHere } from '#web/i18n/todayHere.ts'

/** Under what insurance is sold in this region. */
export const licensing = licensingOf(region)

/** How a license stands on its last days: over, about to be, or good. */
export const expiryOf = (
  expirationDate: CalendarDate,
): { readonly tone: 'bad' | 'good' | 'soon'; readonly days: number } => {
  const days = daysBetween({ from: todayHere(), until: expirationDate })
  return { days, tone: days < 0 ? 'bad' : days <= firstWarning ? 'soon' : 'good' }
}
