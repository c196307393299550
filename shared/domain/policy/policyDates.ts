import { coverageInstant } from '../calendar/coverageInstant.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays, addYears } from '../calendar/moveDate.ts'

/** Days a binder stands before it expires (decision 25). */
export const binderValidityDays = 30

/** A policy is open for renewal in its last 90 days. */
export const renewalWindowDays = 90

/** Days after a cancellation for non-payment within which payment reinstates the policy. */
export const reinstatementDays = 30

export type Term = { readonly effectiveDate: string; readonly endDate: string; readonly timeZone: string }

/** Whether the term covers the instant `now` (ISO): from 12:01 AM on the first day to 12:01 AM on the last. */
export const isInTerm = (term: Term, now: string): boolean => {
  const instant = Date.parse(now)
  return (
    Date.parse(coverageInstant(term.effectiveDate, term.timeZone)) <= instant &&
    instant < Date.parse(coverageInstant(term.endDate, term.timeZone))
  )
}

export const binderExpiresOn = (boundOn: string): string => addDays(boundOn, binderValidityDays)

export const reinstatementEndsOn = (cancelledOn: string): string => addDays(cancelledOn, reinstatementDays)

/** Whether the term ends within the renewal window and has not ended. */
export const isInRenewalWindow = (endDate: string, today: string): boolean => {
  const days = daysBetween(today, endDate)
  return days >= 0 && days <= renewalWindowDays
}

/** Part of the term that is still to run on `cancelDate`, by days: 1 before it starts, 0 once it has ended. */
export const unearnedShare = (term: Pick<Term, 'effectiveDate' | 'endDate'>, cancelDate: string): number => {
  const length = daysBetween(term.effectiveDate, term.endDate)
  const left = daysBetween(cancelDate, term.endDate)
  return length <= 0 ? 0 : Math.min(1, Math.max(0, left / length))
}

/**
 * Days an endorsement may start and end for people outside the provider: 14 days back to 30 days ahead (quoting-and-
 * servicing, section 5). Staff and jumped-in carrier staff are not bounded, but no end lies over three years back.
 */
export const endorsementWindow = (today: string): { minDate: string; maxDate: string; earliestEnd: string } => ({
  minDate: addDays(today, -14),
  maxDate: addDays(today, 30),
  earliestEnd: addYears(today, -3),
})
