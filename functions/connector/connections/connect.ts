import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Connection } from '#shared/contracts/connector/connections.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorType } from '#shared/domain/integration/connectors.ts'
import { consentWrite } from '../connectors/consentWrite.ts'
import {
  type ConnectionRecord,
  type Credentials,
  connectionRow,
  connections,
  connectionsOf,
  mostConnections,
} from '../store/connections.ts'
import { refuseUnoffered } from '../tools/offered.ts'

/** Refuses where an account has as many connections of a kind as it may have. */
export const refuseFull = async ({ accountId, connectorType }: Pick<Wanted, 'accountId' | 'connectorType'>) => {
  const others = (await connectionsOf(accountId)).filter((each) => each.connectorType === connectorType)
  if (others.length >= mostConnections) fail('connector.tooMany', { data: { most: mostConnections } })
}

interface Wanted extends Pick<ConnectionRecord, 'metadata'> {
  readonly accountId: string
  readonly connectorType: ConnectorType
  readonly provider?: string | undefined
  readonly credentials: Credentials
  /** The addendum is agreed to with it; else that was done before. */
  readonly agreement: boolean
  /** What is written with it. */
  readonly writes?: readonly Write[]
}

/** Connects a system of an account once its addendum is agreed to; what it tells is read in a moment. */
export const connect = async (
  { accountId, connectorType, provider, credentials, agreement, metadata, writes = [] }: Wanted,
  actor: Actor,
  now: Instant,
): Promise<Connection> => {
  refuseUnoffered(connectorType)
  const { connector, write } = await consentWrite({ accountId, connectorType, agreement }, actor, now)
  await refuseFull({ accountId, connectorType })
  const id = `con_${ulid(Date.parse(now))}`
  const connection: ConnectionRecord = {
    id,
    connectorId: connector.id,
    accountId,
    connectorType,
    status: 'CONNECTING',
    ...(provider !== undefined && provider !== '' && { provider }),
    metadata,
    credentials: seal({ secret: JSON.stringify(credentials), subject: id }),
    created: now,
    createdBy: actor.name,
    failures: 0,
  }
  await commit([...writes, write, connections.create(connection)], {
    events: [{ name: 'connection.readingDue', detail: { connectionId: id } }],
  })
  return connectionRow(connection)
}
