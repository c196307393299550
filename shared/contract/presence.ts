import { z } from 'zod'
import { Instant } from '../domain/calendar/instant.ts'

/** What whoever has a record open says of it. */
export const PresenceNote = z.strictObject({ editing: z.boolean().describe('A form is open to change it.') })

/** Who else has it open. */
export const PresenceOfOthers = z.object({
  people: z.array(z.object({ userId: z.string(), name: z.string(), since: Instant, editing: z.boolean() })),
})
