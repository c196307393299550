import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import type { Instant } from '../calendar/instant.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { TimeZone } from '../calendar/timeZone.ts'

/** Days a binder stands before it expires (rule: policy-life). */
export const binderValidityDays = 30

/** A policy is open for renewal in its last 90 days. */
export const renewalWindowDays = 90

/** Days after a cancellation for non-payment within which payment reinstates the policy. */
export const reinstatementDays = 30

/** The last day of a binder: its days are counted from the day it was where the insured is when it was bound. */
export const binderExpiresOn = (boundAt: Instant, timeZone: TimeZone): CalendarDate =>
  addDays(dateAt(boundAt, timeZone), binderValidityDays)

export const reinstatementEndsOn = (cancelledOn: CalendarDate): CalendarDate => addDays(cancelledOn, reinstatementDays)

/** Whether the term ends within the renewal window and has not ended. */
export const isInRenewalWindow = ({
  endDate,
  today,
}: {
  readonly endDate: CalendarDate
  readonly today: CalendarDate
}): boolean => {
  const days = daysBetween({ from: today, until: endDate })
  return days >= 0 && days <= renewalWindowDays
}

/** Part of the term that is still to run on `cancelDate`, by days: 1 before it starts, 0 once it has ended. */
export const unearnedShare = (
  term: { readonly effectiveDate: CalendarDate; readonly endDate: CalendarDate },
  cancelDate: CalendarDate,
): number => {
  const length = daysBetween({ from: term.effectiveDate, until: term.endDate })
  const left = daysBetween({ from: cancelDate, until: term.endDate })
  return length <= 0 ? 0 : Math.min(1, Math.max(0, left / length))
}
