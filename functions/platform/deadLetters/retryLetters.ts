import { z } from 'zod'
import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { retried } from './letterOf.ts'

/** How many letters are looked at in one part. */
const together = 50

/** Has one subscriber try everything again that it failed at, oldest first. What fails meanwhile waits for another word. */
export const retryLetters = defineJob({
  kind: 'retryLetters',
  input: z.strictObject({ service: z.string(), handler: z.string(), by: z.string() }),
  key: ({ service, handler }) => `${service}.${handler}`,
  effect: 'retried',
  async chunk({ service, handler, by }, { cursor: after, now }) {
    const { ids, cursor } = await deadLetters.walk({ scope: 'all', group: 'FAILED', size: together, after })
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const letter = await deadLetters.byId(id)
      if (letter?.status !== 'FAILED' || letter.service !== service || letter.handler !== handler) continue
      const { next, event } = retried(letter, { by, now })
      effects.push({ cursor: at, writes: [deadLetters.update(letter, next)], events: [event] })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
