import type { CalendarDate } from '../calendar/calendarDate.ts'
import { renewalCandidateDays } from '../calendar/coverageDates.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { renewalWindowDays } from './policyDates.ts'

/** So many days before a policy ends those who look after it are reminded, once each (rule: renewal-clock). */
export const reminderDays = [90, 60, 30, 7] as const
export type ReminderDays = (typeof reminderDays)[number]

/** What is due for the renewal of a policy on a day. */
export interface RenewalDue {
  /** Days until its term ends, 0 on the last. */
  readonly daysLeft: number
  /** It is looked at for renewal, and has a submission. */
  readonly isCandidate: boolean
  /** Its renewal is quoted. */
  readonly isQuoted: boolean
  /** The reminder to send: the nearest whose time has come, unless it or a nearer one was sent. */
  readonly reminder?: ReminderDays
}

/**
 * The clock of a renewal (rule: renewal-clock): a candidate from the 120th day before the end, quoted from the 90th,
 * reminded of at 90, 60, 30 and 7. Who comes late is reminded once of where it stands, not of all that was missed.
 */
export const renewalDue = (
  { expirationDate, reminded }: { readonly expirationDate: CalendarDate; readonly reminded?: ReminderDays | undefined },
  today: CalendarDate,
): RenewalDue => {
  const daysLeft = daysBetween({ from: today, until: expirationDate })
  const isCandidate = daysLeft >= 0 && daysLeft <= renewalCandidateDays
  const due = reminderDays.findLast((days) => daysLeft <= days)
  const isToBeSent = isCandidate && due !== undefined && (reminded === undefined || due < reminded)
  return {
    daysLeft,
    isCandidate,
    isQuoted: isCandidate && daysLeft <= renewalWindowDays,
    ...(isToBeSent && { reminder: due }),
  }
}
