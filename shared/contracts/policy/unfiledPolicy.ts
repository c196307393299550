import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicySummary } from './policy.ts'

/** A surplus lines policy that is not filed yet: where it is to be filed, and by when. */
export const UnfiledPolicy = PolicySummary.extend({
  state: z.string(),
  boundOn: CalendarDate,
  daysSince: z.int().describe('Days since it was bound.'),
  filedWith: z.string(),
  due: CalendarDate,
  daysLeft: z.int().describe('Until it is due; below 0 it is late.'),
  source: z.string().describe('The law that asks for it.'),
})
export type UnfiledPolicy = z.infer<typeof UnfiledPolicy>
