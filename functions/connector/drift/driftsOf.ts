import type { Instant } from '#shared/domain/calendar/instant.ts'
import { controlsIn, type Posture } from '#shared/domain/integration/connectors.ts'
import { type Drift, driftsAfter } from '#shared/domain/integration/drift.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { StoredConnector } from '../store/connectors.ts'
import { coversOf } from './coversOf.ts'

interface Told {
  readonly connectionId: string
  readonly posture: Posture | undefined
}

/** What of a connector has drifted once one of its connections tells this, and the news of it. */
export const driftsOf = async (
  { id, accountId, told, drifts: standing = [] }: StoredConnector,
  { connectionId, posture }: Told,
  now: Instant,
): Promise<{ readonly drifts: readonly Drift[]; readonly events: readonly DomainEvent[] }> => {
  const before = controlsIn(told[connectionId]?.actions ?? [])
  const reread = { connectionId, before, after: controlsIn(posture?.actions ?? []) }
  // Covers are read where it depends on them.
  const matters = driftsAfter(standing, { ...reread, isCovered: true }, now).drifts.length > 0
  const isCovered = matters && (await coversOf(accountId)).length > 0
  const { drifts, begun } = driftsAfter(standing, { ...reread, isCovered }, now)
  const news = { name: 'connection.drifted', detail: { connectorId: id, connectionId, since: now } } as const
  return { drifts, events: begun.length === 0 ? [] : [news] }
}
