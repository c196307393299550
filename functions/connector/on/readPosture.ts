import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { seal, unseal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { nextReading } from '#shared/domain/integration/connectors.ts'
import { failureNotices, hasJustFailed } from '../connections/failureNotice.ts'
import { type Telling, tellingWrites } from '../posture/tellingWrites.ts'
import { type ConnectionRecord, connections, Kept, type StoredConnection } from '../store/connections.ts'
import { connectors } from '../store/connectors.ts'
import { type Reading, readTool } from '../tools/securityTools.ts'

const ask = (connection: StoredConnection, now: Instant): Promise<Reading> =>
  readTool(connection, Kept.parse(JSON.parse(unseal(connection.credentials, connection.id))), now)

const withoutConsent: Reading = {
  kind: 'refused',
  why: 'The agreement to the privacy addendum has ended. Agree to it anew, and it is read again.',
}

/** The connection after a reading. One that was refused is not asked again: somebody has to connect it anew. */
const connectionAfter = (connection: ConnectionRecord, reading: Reading, now: Instant): ConnectionRecord => {
  const { failure: _, readAt: __, ...rest } = connection
  if (reading.kind === 'read') {
    const { credentials, metadata } = reading
    return {
      ...rest,
      metadata: { ...rest.metadata, ...metadata },
      ...(credentials !== undefined && {
        credentials: seal({ secret: JSON.stringify(credentials), subject: connection.id }),
      }),
      status: 'SUCCESS',
      failures: 0,
      readAt: nextReading(0, now),
    }
  }
  if (reading.kind === 'refused') return { ...rest, status: 'FAILED', failures: 0, failure: reading.why }
  const failures = connection.failures + 1
  return {
    ...rest,
    status: 'FAILED',
    failures,
    failure: reading.why,
    readAt: nextReading(failures, now, { wait: reading.wait }),
  }
}

/** What a connection tells after a reading: nothing without an agreement; where it does not answer, what it told before. */
const tellingAfter = (connectionId: string, reading: Reading): Telling | undefined => {
  if (reading.kind === 'read') return { connectionId, posture: reading.posture }
  return reading === withoutConsent ? { connectionId, posture: undefined } : undefined
}

/** Reads what a connected system tells. What was removed or withdrawn meanwhile is not kept. */
export const readPosture: Subscriber<'connection.readingDue'> = ({ detail: { connectionId }, now }) =>
  retryStale(async () => {
    const connection = await connections.byId(connectionId)
    const connector = connection && (await connectors.byId(connection.connectorId))
    if (connection === undefined || connector === undefined) return
    const reading =
      connector.agreedUntil > now ? await askedOnce(`read ${connectionId}`, () => ask(connection, now)) : withoutConsent
    const telling = tellingAfter(connectionId, reading)
    const after = connectionAfter(connection, reading, now)
    const told = telling && (await tellingWrites(connector, telling, now))
    const mails = hasJustFailed(connection, after) ? await failureNotices(after, now) : []
    await commit([connections.update(connection, after), ...(told?.writes ?? []), ...mails.map(({ write }) => write)], {
      events: [...(told?.events ?? []), ...mails.map(({ event }) => event)],
    })
  })
