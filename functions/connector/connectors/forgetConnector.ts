import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { grantsEnded } from '../connections/grantsEnded.ts'
import { connections, connectionsOf, type StoredConnection } from '../store/connections.ts'
import { connectors, type StoredConnector } from '../store/connectors.ts'
import { riskForgotten } from './riskForgotten.ts'

/** Connections that go in one commit. */
const together = 10

const goes = (some: readonly StoredConnection[], besides: readonly Write[] = []) =>
  commit([...besides, ...some.map((each) => connections.remove(each))], { events: grantsEnded(some) })

/** Removes a connector with its connections and what they told; secrets go first. */
export const forgetConnector = async (connector: StoredConnector, now: Instant): Promise<void> => {
  const mine = (await connectionsOf(connector.accountId)).filter(({ connectorId }) => connectorId === connector.id)
  const all = await connections.byIds(mine.map(({ id }) => id))
  for (let start = together; start < all.length; start += together) await goes(all.slice(start, start + together))
  const forgotten = await riskForgotten(connector, now)
  await goes(all.slice(0, together), [...forgotten, connectors.remove(connector)])
}
