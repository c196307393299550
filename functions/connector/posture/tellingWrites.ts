import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById, accountConnected } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { controlsIn, type Posture, toldTogether, withScore } from '#shared/domain/integration/connectors.ts'
import type { Drift } from '#shared/domain/integration/drift.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { driftsOf } from '../drift/driftsOf.ts'
import { type ConnectorRecord, connectors, type StoredConnector } from '../store/connectors.ts'
import { today } from './today.ts'

interface Tells {
  readonly told: ConnectorRecord['told']
  readonly drifts: readonly Drift[]
}

/** The connector when its connections tell this. */
const connectorTelling = (connector: ConnectorRecord, { told, drifts }: Tells, now: Instant): ConnectorRecord => {
  const { latest: _, drifts: __, ...rest } = connector
  const postures = Object.values(told)
  if (postures.length === 0) return { ...rest, told, scores: [], actions: [] }
  const { actions, ...latest } = toldTogether(postures)
  const scores = withScore(connector.scores, { date: today(now), score: latest.score })
  const drifted = drifts.length > 0 && { drifts }
  return { ...rest, ...drifted, told, actions, scores, latest: { ...latest, date: now } }
}

/** What one of a connector's connections tells now; nothing any more, where it is undefined. */
export interface Telling {
  readonly connectionId: string
  readonly posture: Posture | undefined
}

/**
 * The writes of what a connection tells: of its connector, and of the account, whose risk is assessed with it; and the news
 * of what it saw in place before and sees no more.
 */
export const tellingWrites = async (
  connector: StoredConnector,
  { connectionId, posture }: Telling,
  now: Instant,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  const { [connectionId]: _, ...others } = connector.told
  const told = posture === undefined ? others : { ...others, [connectionId]: posture }
  const { drifts, events } = await driftsOf(connector, { connectionId, posture }, now)
  const next = connectorTelling(connector, { told, drifts }, now)
  const controls = next.latest === undefined ? undefined : controlsIn(next.actions)
  const account = await accountById(connector.accountId)
  const system = connector.connectorType
  const isFelt = account !== undefined && (controls !== undefined || account.connected?.[system] !== undefined)
  const felt = isFelt ? [accountConnected(account, { system, controls }, now)] : []
  return { writes: [connectors.update(connector, next), ...felt], events }
}
