import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { DeadLetterId } from '#shared/domain/ids/ids.ts'
import { deadLetterStatuses } from './deadLetterStatus.ts'

/** A dead letter as a list shows it. */
export const DeadLetterSummary = z.object({
  id: DeadLetterId,
  service: z.string(),
  handler: z.string().describe('Which of the service’s subscribers failed: makeBinder.'),
  event: z.string().describe('What had happened: quote.bound; of a file, `Object Created`.'),
  status: z.enum(deadLetterStatuses),
  failure: z.string().describe('With what it failed last.'),
  tries: z.int().describe('How often it was tried in all.'),
  happenedAt: Instant.describe('When the event happened.'),
  created: Instant.describe('When it was given up first.'),
  lastUpdated: Instant,
  decision: z
    .object({ by: z.string(), at: Instant, reason: z.string().optional() })
    .optional()
    .describe('Who had it tried again or discarded it last, and why.'),
})
export type DeadLetterSummary = z.infer<typeof DeadLetterSummary>

/** A dead letter with what the event told: ids, no state. */
export const DeadLetter = DeadLetterSummary.extend({
  eventId: z.string(),
  detail: z.record(z.string(), z.unknown()).describe('What the event told.'),
})
export type DeadLetter = z.infer<typeof DeadLetter>
