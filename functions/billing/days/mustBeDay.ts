import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** The first day on which something can have happened, and what is said of one before it. */
export interface Since {
  readonly day: CalendarDate
  readonly because: string
}

/** A day that somebody says of money, and the field it is entered in. */
interface Said {
  readonly day: CalendarDate
  readonly field: string
  readonly since?: Since | undefined
  readonly now: Instant
}

/** Refuses a day of money that has not come in the provider's books, or was before there was anything to pay. */
export const mustBeDay = ({ day, field, since, now }: Said): void => {
  const detail =
    day > bookDate(now) ? 'This day has not come yet' : since && day < since.day ? since.because : undefined
  if (detail !== undefined) fail('request.unfit', { errors: [{ detail, path: [field] }] })
}
