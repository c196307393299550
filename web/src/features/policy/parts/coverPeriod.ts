import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { date } from '#web/i18n/format.ts'

const inZone = (timeZone: TimeZone): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone,
})

/** First and last instant of cover, in the time of the place where the insured is: `Dec 4, 2026, 12:01 AM CST`. */
export const coverPeriod = ({ coverageStart, coverageEnd, timeZone }: Policy) => ({
  from: date(coverageStart, inZone(timeZone)),
  to: date(coverageEnd, inZone(timeZone)),
})
