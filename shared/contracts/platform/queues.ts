import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'

/** A queue of the region: one subscriber's messages. */
export const Queue = z.object({
  id: z.string().describe('Service and handler: docs.makeBinder.'),
  service: z.string(),
  handler: z.string(),
  isPatient: z.boolean().describe('Whether it waits for a party that may be away, and is tried for days.'),
  depth: z
    .object({
      waiting: z.int().min(0).describe('Messages that nobody has taken yet.'),
      inWork: z.int().min(0).describe('Messages being worked on, or waiting for their next try.'),
      dead: z.int().min(0).describe('Messages that killed the worker each time, in its dead-letter queue.'),
    })
    .optional()
    .describe('As SQS counts, approximately; none where the queue did not answer in time.'),
  letters: z.int().min(0).describe('Dead letters that wait for a decision.'),
})
export type Queue = z.infer<typeof Queue>

export const listQueues = defineOperation({
  name: 'listQueues',
  method: 'GET',
  path: '/api/platform/v1/queues',
  summary: 'Every queue of the region: how many messages wait, are being worked on and are dead.',
  access: 'job:read',
  response: z.object({
    asOf: Instant,
    areAllLettersCounted: z.boolean().describe('Beyond 1,000 dead letters only the newest are counted.'),
    queues: z.array(Queue),
  }),
})
