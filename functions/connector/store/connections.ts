import { z } from 'zod'
import type { Sealed } from '#functions/_platform/secrets/seal.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Connection } from '#shared/contracts/connector/connections.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectionId, ConnectorId } from '#shared/domain/ids/ids.ts'
import type { ConnectionStatus, ConnectorType } from '#shared/domain/integration/connectors.ts'

/** A connection to a system of an insured. */
export interface ConnectionRecord {
  readonly id: string
  readonly connectorId: string
  readonly accountId: string
  readonly connectorType: ConnectorType
  readonly status: ConnectionStatus
  readonly provider?: string
  readonly metadata: { readonly azureTenantId?: string | undefined; readonly region?: string | undefined }
  /** User and secret, as JSON. */
  readonly credentials: Sealed
  readonly created: Instant
  readonly createdBy: string
  readonly failure?: string
  /** How often in a row its party has not answered. */
  readonly failures: number
  /** When it is read again; never, where its party refused it. */
  readonly readAt?: Instant
}

export type StoredConnection = Stored<ConnectionRecord>

/** What connects, unsealed. */
export const Kept = z.object({ username: z.string().optional(), password: z.string() }).readonly()
export type Credentials = z.infer<typeof Kept>

/** The group of those that are read again. */
export const readGroup = 'READ'

export const connectionRow = (connection: ConnectionRecord): Connection => ({
  id: connection.id as ConnectionId,
  connectorId: connection.connectorId as ConnectorId,
  connectorType: connection.connectorType,
  connectorStatus: connection.status,
  metadata: connection.metadata,
  created: connection.created,
  createdBy: connection.createdBy,
  ...(connection.provider !== undefined && { provider: connection.provider }),
  ...(connection.failure !== undefined && { failure: connection.failure }),
  ...(connection.status === 'FAILED' && connection.readAt !== undefined && { triedAgainAt: connection.readAt }),
})

export const connections = defineRecord({
  kind: 'connection',
  notFound: 'connector.notFound',
  version: 2,
  // From the second on its row says when one that did not answer is asked again.
  from: { 1: (connection: ConnectionRecord) => connection },
  list: {
    scopes: ({ accountId }: ConnectionRecord) => ['all', `account:${accountId}`],
    groups: ({ readAt }: ConnectionRecord) => (readAt === undefined ? [] : [readGroup]),
    sorts: { created: ({ created }: ConnectionRecord) => created },
    summary: connectionRow,
  },
})

/** A connector has so many connections at most. */
export const mostConnections = 20

/** The connections of an account, the oldest first. */
export const connectionsOf = (accountId: string): Promise<Connection[]> =>
  connections.every({ scopes: [`account:${accountId}`] })
