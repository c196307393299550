import { Temporal } from 'temporal-polyfill'
import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { TimeZone } from '../calendar/timeZone.ts'

/** When a region's desk closes, and how many of its working days it takes. */
interface ServiceLevel {
  readonly timeZone: TimeZone
  /** Hour of the day at which the desk closes. */
  readonly closes: number
  readonly firstResponseDays: number
  readonly quoteDays: number
}

/** What the provider promises agencies by region: an answer within a working day, terms within three to five. */
export const serviceLevels: Readonly<Record<RegionCode, ServiceLevel>> = {
  us: { timeZone: 'America/New_York', closes: 18, firstResponseDays: 1, quoteDays: 3 },
  uk: { timeZone: 'Europe/London', closes: 17, firstResponseDays: 1, quoteDays: 5 },
  au: { timeZone: 'Australia/Sydney', closes: 17, firstResponseDays: 1, quoteDays: 5 },
}

/** What is known of a submission's time. */
export interface SubmissionTimes {
  readonly receivedAt: Instant
  readonly firstResponseAt?: Instant | undefined
  readonly quotedAt?: Instant | undefined
  /** The day by whose close the agency wants terms. */
  readonly needBy?: CalendarDate | undefined
}

/** RUNNING and LATE are still open; MET and MISSED have been answered. */
type ClockState = 'LATE' | 'MET' | 'MISSED' | 'RUNNING'

interface Clock {
  readonly dueAt: Instant
  readonly state: ClockState
}

const isWorkingDay = ({ dayOfWeek }: Temporal.PlainDate): boolean => dayOfWeek <= 5

const nextWorkingDay = (date: Temporal.PlainDate): Temporal.PlainDate => {
  const next = date.add({ days: 1 })
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/** The day from which work counts: what comes at or after closing time, or at a weekend, comes on the next working day. */
const arrivalDay = (receivedAt: Instant, { timeZone, closes }: ServiceLevel): Temporal.PlainDate => {
  const at = Temporal.Instant.from(receivedAt).toZonedDateTimeISO(timeZone)
  const day = at.toPlainDate()
  return isWorkingDay(day) && at.hour < closes ? day : nextWorkingDay(day)
}

const momentOn = (date: Temporal.PlainDate, hour: number, timeZone: TimeZone): Instant =>
  new Date(
    date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) }).epochMilliseconds,
  ).toISOString()

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)

const stateOf = ({ dueAt, doneAt, now }: { dueAt: Instant; doneAt: Instant | undefined; now: Instant }): ClockState => {
  if (doneAt !== undefined) return doneAt <= dueAt ? 'MET' : 'MISSED'
  return now <= dueAt ? 'RUNNING' : 'LATE'
}

/**
 * The clocks of a submission at a moment: an answer and terms are due at closing time of the working day that the region's
 * promise leads to, terms by the agency's own day where that is sooner and not before the first answer is due. Terms are an
 * answer too. Working days are Monday to Friday (rule: service-clocks).
 */
export const submissionClocks = (
  times: SubmissionTimes,
  { region, now }: { readonly region: RegionCode; readonly now: Instant },
): { readonly firstResponse: Clock; readonly quote: Clock } => {
  const level = serviceLevels[region]
  const { closes, timeZone, firstResponseDays, quoteDays } = level
  const closeAfter = (days: number): Instant => {
    let day = arrivalDay(times.receivedAt, level)
    for (let passed = 0; passed < days; passed++) day = nextWorkingDay(day)
    return momentOn(day, closes, timeZone)
  }
  const firstDue = closeAfter(firstResponseDays)
  const promised = closeAfter(quoteDays)
  const wanted =
    times.needBy === undefined ? promised : momentOn(Temporal.PlainDate.from(times.needBy), closes, timeZone)
  const quoteDue = wanted < firstDue ? firstDue : earlier(wanted, promised)

  const { firstResponseAt, quotedAt } = times
  const answeredAt =
    firstResponseAt !== undefined && quotedAt !== undefined
      ? earlier(firstResponseAt, quotedAt)
      : (firstResponseAt ?? quotedAt)
  return {
    firstResponse: { dueAt: firstDue, state: stateOf({ dueAt: firstDue, doneAt: answeredAt, now }) },
    quote: { dueAt: quoteDue, state: stateOf({ dueAt: quoteDue, doneAt: quotedAt, now }) },
  }
}
