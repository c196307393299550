import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Term } from './termPremium.ts'

/** Days before and after today between which others than the provider's staff endorse (rule: endorsement-window). */
export const endorsementDays = { back: 14, ahead: 30 } as const

/** Who acts: as whom, and who they are of themselves. */
interface Acting {
  readonly accountType: string
  readonly subscriberType: string
}

const own = ['COWBELL', 'CARRIER']

/** Whether days far from today are theirs to endorse: the provider's staff, and its own or a carrier's who have jumped in. */
export const endorsesWholeTerm = ({ accountType, subscriberType }: Acting): boolean =>
  accountType === 'COWBELL' || (accountType !== subscriberType && own.includes(subscriberType))

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
