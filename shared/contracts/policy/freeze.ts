import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { frozenActs } from '#shared/domain/policy/freezes.ts'

/** The acts that something freezes. */
export const FrozenActs = z.array(z.enum(frozenActs)).min(1, { error: 'Say what it freezes' }).max(frozenActs.length)

/** By what something is frozen, as a person knows it. */
const FreezeName = z.object({
  kind: z.enum(['hold', 'moratorium']),
  id: z.string(),
  name: z.string().describe('The number of the bulletin, or what the hold is for.'),
})

/** What freezes acts on a policy today. */
export const PolicyFreeze = FreezeName.extend({
  acts: FrozenActs,
  from: CalendarDate,
  until: CalendarDate.optional().describe('Its last day; without one it stands until somebody ends it.'),
})
export type PolicyFreeze = z.infer<typeof PolicyFreeze>

/** What would have become of a policy and waits, because it is frozen. */
export const FrozenDeadline = z.object({
  action: z.enum(['completeCancel', 'expire', 'lapse']),
  by: FreezeName,
  since: Instant,
  until: CalendarDate.optional().describe('The last day of what freezes it, as it was known then.'),
})
export type FrozenDeadline = z.infer<typeof FrozenDeadline>

/** Who did it, and when. */
export const FreezeWord = z.object({ by: z.string(), name: z.string(), at: Instant })
