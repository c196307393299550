import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { quoteTimeZone } from './quoteTimeZone.ts'

/** Today where the insured is. */
export const todayOf = (quote: Pick<StoredQuote, 'firmographicData'>, now: Instant): CalendarDate =>
  dateAt(now, quoteTimeZone(quote))
