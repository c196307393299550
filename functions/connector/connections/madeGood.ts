import { seal } from '#functions/_platform/secrets/seal.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import {
  type ConnectionRecord,
  type Credentials,
  connections,
  connectionsOf,
  type StoredConnection,
} from '../store/connections.ts'

/** A connection as it is with other secrets: to be read at once, and no word of why it failed. */
export const madeGood = (
  { failure: _, readAt: __, ...connection }: ConnectionRecord,
  credentials: Credentials,
): { readonly connection: ConnectionRecord; readonly events: readonly DomainEvent[] } => ({
  connection: {
    ...connection,
    status: 'CONNECTING',
    failures: 0,
    credentials: seal({ secret: JSON.stringify(credentials), subject: connection.id }),
  },
  events: [{ name: 'connection.readingDue', detail: { connectionId: connection.id } }],
})

/** The newest connection of an account's kind that failed and that a new sign-in makes good: of the same tenant, where one is known. */
export const failedBefore = async ({
  accountId,
  connectorType,
  metadata: { azureTenantId: tenant },
}: Pick<ConnectionRecord, 'accountId' | 'connectorType' | 'metadata'>): Promise<StoredConnection | undefined> => {
  const failed = (await connectionsOf(accountId)).filter(
    (each) => each.connectorType === connectorType && each.connectorStatus === 'FAILED',
  )
  const same = failed.filter(
    ({ metadata }) => (metadata.azureTenantId ?? tenant) === (tenant ?? metadata.azureTenantId),
  )
  const id = same.at(-1)?.id
  return id === undefined ? undefined : connections.byId(id)
}
