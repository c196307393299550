import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { connections, connectionsOf } from '../store/connections.ts'
import { connectors, type StoredConnector } from '../store/connectors.ts'
import { riskForgotten } from './riskForgotten.ts'

/** Connections that go in one commit. */
const together = 10

/** Removes a connector with its connections and what they told; secrets go first. */
export const forgetConnector = async (connector: StoredConnector, now: Instant): Promise<void> => {
  const mine = (await connectionsOf(connector.accountId)).filter(({ connectorId }) => connectorId === connector.id)
  const all = await connections.byIds(mine.map(({ id }) => id))
  for (let start = together; start < all.length; start += together)
    await commit(all.slice(start, start + together).map((each) => connections.remove(each)))
  const forgotten = await riskForgotten(connector, now)
  await commit([
    ...forgotten,
    connectors.remove(connector),
    ...all.slice(0, together).map((each) => connections.remove(each)),
  ])
}
