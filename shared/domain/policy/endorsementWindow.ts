import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Term } from './termPremium.ts'

/** Days before and after today between which others than the provider's staff endorse (rule: endorsement-window). */
export const endorsementDays = { back: 14, ahead: 30 } as const

/** The days on which an endorsement may take effect: staff of the provider have the whole term. */
export const endorsementWindow = (
  { effectiveDate, endDate }: Term,
  { today, isStaff }: { readonly today: CalendarDate; readonly isStaff: boolean },
): { readonly from: CalendarDate; readonly to: CalendarDate } => {
  const last = addDays(endDate, -1)
  if (isStaff) return { from: effectiveDate, to: last }
  const [back, ahead] = [addDays(today, -endorsementDays.back), addDays(today, endorsementDays.ahead)]
  return { from: back > effectiveDate ? back : effectiveDate, to: ahead < last ? ahead : last }
}
