import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import { asOf, endedOn, knownAt, type Stack } from './policyStack.ts'
import type { Term } from './termPremium.ts'

/** What a certificate may say of a policy: the day whose terms it shows, and when cover ends before the term does. */
export interface Certifiable {
  readonly day: CalendarDate
  readonly covered: boolean
  /** The day on which a cancellation that is noticed ends cover. */
  readonly endsOn?: CalendarDate
}

/**
 * A certificate shows the policy as it is on the day it is asked for, or on its first day where that is yet to come, by all
 * that is known by then (rules: certificate, policy-stack). Terms that begin later are not on it.
 */
export const certifiable = (
  stack: Stack,
  term: Term,
  { today, now }: { readonly today: CalendarDate; readonly now: Instant },
): Certifiable => {
  const day = today < term.effectiveDate ? term.effectiveDate : today
  const endsOn = endedOn(knownAt(stack, now))
  return {
    day,
    covered: asOf(stack, term, { effective: day, known: now }).covered,
    ...(endsOn !== undefined && endsOn < term.endDate && { endsOn }),
  }
}
