import { isOauthType } from '#shared/domain/integration/connectors.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { ConnectionRecord } from '../store/connections.ts'

/**
 * Tells of grants that end with their connections, so that they are handed back once these are gone: what opens them goes
 * along sealed, for nothing else of it is left.
 */
export const grantsEnded = (gone: readonly ConnectionRecord[]): DomainEvent[] =>
  gone
    .filter(({ connectorType }) => isOauthType(connectorType))
    .map(({ id, connectorType, credentials }) => ({
      name: 'connection.grantEnded',
      detail: { connectionId: id, connectorType, credentials },
    }))
