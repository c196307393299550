import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'

/** To whom the questionnaire of a quote was sent to be filled in or checked, by whom, until when, and what came of it. */
export const QuestionnaireSent = z.object({
  requestId: z.string(),
  name: z.string(),
  email: z.string(),
  at: Instant,
  by: z.string(),
  expiresAt: Instant,
  handedIn: z.object({ by: z.string(), at: Instant }).optional(),
  withdrawnAt: Instant.optional(),
})
export type QuestionnaireSent = z.infer<typeof QuestionnaireSent>
