import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { lastDayOf, monthBefore } from '#shared/domain/ledger/periods.ts'
import { keepBooks } from './keepBooks.ts'

/** The last day of the month before the one that an instant lies in, by the provider's books. */
export const lastMonthEnd = (now: Instant): CalendarDate => lastDayOf(monthBefore(monthOf(bookDate(now))))

/** On the first of a month what was earned in the last one is booked. */
export const closeMonth: Job = ({ now }) => beginJob(keepBooks, { through: lastMonthEnd(now) }, now)
