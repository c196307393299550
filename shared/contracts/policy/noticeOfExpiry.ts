import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { noticeStandings } from '#shared/domain/policy/noticeOfExpiry.ts'

/** How the notice stands that a policy ends (rule: notice-of-expiry). */
export const NoticeOfExpiry = z.object({
  standing: z.enum(noticeStandings).describe('Waiting for its day, given in time, or not given in time.'),
  by: CalendarDate.describe('The last day on which it is in time.'),
  on: CalendarDate.optional().describe('The day on which it was given.'),
  mayRenew: z.boolean().optional().describe('Whether it says that the insurer is prepared to negotiate a renewal.'),
  goesOnUntil: CalendarDate.optional().describe(
    'Until when cover goes on by law, unless it is replaced or cancelled, since it was not given in time.',
  ),
})
