import { Temporal } from 'temporal-polyfill'
import type { RegionCode } from '#shared/regions/code.ts'
import { type HolidayPlace, isBusinessDay } from '../calendar/bankHolidays.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { TimeZone } from '../calendar/timeZone.ts'

/** When a region's desk closes, whose holidays it keeps, and how many of its working days it takes. */
interface ServiceLevel {
  readonly timeZone: TimeZone
  readonly place: HolidayPlace
  /** Hour of the day at which the desk closes. */
  readonly closes: number
  readonly firstResponseDays: number
  readonly quoteDays: number
}

/** What the provider promises agencies by region: an answer within a working day, terms within three to five. */
export const serviceLevels: Readonly<Record<RegionCode, ServiceLevel>> = {
  us: { timeZone: 'America/New_York', place: { region: 'us' }, closes: 18, firstResponseDays: 1, quoteDays: 3 },
  uk: { timeZone: 'Europe/London', place: { region: 'uk' }, closes: 17, firstResponseDays: 1, quoteDays: 5 },
  au: {
    timeZone: 'Australia/Sydney',
    place: { region: 'au', state: 'NSW' },
    closes: 17,
    firstResponseDays: 1,
    quoteDays: 5,
  },
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

const isWorkingDay = (date: Temporal.PlainDate, { place }: ServiceLevel): boolean =>
  isBusinessDay(date.toString() as CalendarDate, place) // ISO 8601, as Temporal writes every day

const nextWorkingDay = (date: Temporal.PlainDate, level: ServiceLevel): Temporal.PlainDate => {
  const next = date.add({ days: 1 })
  return isWorkingDay(next, level) ? next : nextWorkingDay(next, level)
}

/** The day from which work counts: what comes at or after closing time, or on a day off, comes on the next working day. */
const arrivalDay = (receivedAt: Instant, level: ServiceLevel): Temporal.PlainDate => {
  const at = Temporal.Instant.from(receivedAt).toZonedDateTimeISO(level.timeZone)
  const day = at.toPlainDate()
  return isWorkingDay(day, level) && at.hour < level.closes ? day : nextWorkingDay(day, level)
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
 * answer too. Working days are those of the desk, its bank holidays left out (rule: service-clocks).
 */
export const submissionClocks = (
  times: SubmissionTimes,
  { region, now }: { readonly region: RegionCode; readonly now: Instant },
): { readonly firstResponse: Clock; readonly quote: Clock } => {
  const level = serviceLevels[region]
  const { closes, timeZone, firstResponseDays, quoteDays } = level
  const closeAfter = (days: number): Instant => {
    let day = arrivalDay(times.receivedAt, level)
    for (let passed = 0; passed < days; passed++) day = nextWorkingDay(day, level)
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
