import { Temporal } from 'temporal-polyfill'

/** Days a binder stands before it expires (decision 25). */
export const binderValidityDays = 30

/** A policy is open for renewal in its last 90 days. */
export const renewalWindowDays = 90

/** Days after a cancellation for non-payment within which payment reinstates the policy. */
export const reinstatementDays = 30

/**
 * The instant at which a day of coverage begins or ends: 12:01 AM in the insured's own zone (identity-and-public, section
 * 2). Where the clocks skip that minute, the first one after it.
 */
export const coverageInstant = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from('00:01') })
    .toInstant()
    .toString()

/** Today where the insured is. */
export const todayIn = (timeZone: string, now: string): string =>
  Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate().toString()

export type Term = { readonly effectiveDate: string; readonly endDate: string; readonly timeZone: string }

/** Whether the term covers the instant `now`: from 12:01 AM on the first day to 12:01 AM on the last. */
export const isInTerm = (term: Term, now: string): boolean => {
  const instant = Temporal.Instant.from(now)
  const start = Temporal.Instant.from(coverageInstant(term.effectiveDate, term.timeZone))
  const end = Temporal.Instant.from(coverageInstant(term.endDate, term.timeZone))
  return Temporal.Instant.compare(start, instant) <= 0 && Temporal.Instant.compare(instant, end) < 0
}

export const binderExpiresOn = (boundOn: string): string =>
  Temporal.PlainDate.from(boundOn).add({ days: binderValidityDays }).toString()

export const reinstatementEndsOn = (cancelledOn: string): string =>
  Temporal.PlainDate.from(cancelledOn).add({ days: reinstatementDays }).toString()

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days

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
export const endorsementWindow = (today: string): { minDate: string; maxDate: string; earliestEnd: string } => {
  const day = Temporal.PlainDate.from(today)
  return {
    minDate: day.subtract({ days: 14 }).toString(),
    maxDate: day.add({ days: 30 }).toString(),
    earliestEnd: day.subtract({ years: 3 }).toString(),
  }
}
