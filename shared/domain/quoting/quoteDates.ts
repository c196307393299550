import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

/** Days a quote stands before it expires (rule: quote-life). */
export const quoteValidityDays = 30

/** Days back that cover may start. */
const backDatingDays = 7

/**
 * The last day a quote stands: 30 days after it was made or its effective date, whichever is first (rule: quote-life).
 * Back-dated cover stands as long as it may still start on that date: seven days (quoting-and-servicing, section 9).
 */
export const expiresOn = ({
  created,
  effectiveDate,
}: {
  readonly created: CalendarDate
  readonly effectiveDate: CalendarDate
}): CalendarDate => {
  const validity = addDays(created, quoteValidityDays)
  const lastStart = effectiveDate < created ? addDays(effectiveDate, backDatingDays) : effectiveDate
  return validity < lastStart ? validity : lastStart
}

export const isExpired = (quote: { readonly expiresOn: CalendarDate }, today: CalendarDate): boolean =>
  today > quote.expiresOn

/** A need-by date is not in the past; it starts at today plus seven days (quoting-and-servicing, section 5). */
export const mayNeedBy = ({
  needBy,
  today,
}: {
  readonly needBy: CalendarDate
  readonly today: CalendarDate
}): boolean => needBy >= today
export const defaultNeedBy = (today: CalendarDate): CalendarDate => addDays(today, 7)
