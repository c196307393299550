import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { nextReading } from '#shared/domain/integration/connectors.ts'
import { connections, readGroup } from '../store/connections.ts'

/** Connections that are looked at together. */
const together = 25

/** Has every connection read whose time has come. */
export const readConnections = defineJob({
  kind: 'readConnections',
  input: z.strictObject({ hour: z.string() }),
  key: ({ hour }) => hour,
  effect: 'asked',
  async chunk(_, { cursor: after, now }) {
    const { ids, cursor } = await connections.walk({ scope: 'all', group: readGroup, size: together, after })
    const places = new Map(ids.map(({ id, at }) => [id, at]))
    const effects = (await connections.byIds([...places.keys()])).flatMap((connection) => {
      const { id, readAt } = connection
      if (readAt === undefined || readAt > now) return []
      const event = { name: 'connection.readingDue', detail: { connectionId: id } } as const
      const writes = [connections.update(connection, { ...connection, readAt: nextReading(0, now) })]
      return [{ cursor: places.get(id) ?? '', writes, events: [event] }]
    })
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every hour. */
export const readAgain: Job = ({ now }) => beginJob(readConnections, { hour: now.slice(0, 13) }, now)
