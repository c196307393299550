import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeConnection as contract } from '#shared/contracts/connector/connections.ts'
import { connections, connectionsOf } from '../store/connections.ts'
import { type ConnectorRecord, connectors, isOfReach } from '../store/connectors.ts'

const withoutTold = ({ latest: _, ...connector }: ConnectorRecord): ConnectorRecord => ({
  ...connector,
  scores: [],
  actions: [],
})

/** With the last connection of a connector goes what it told; that it was agreed to stays. */
export const removeConnection = implement(contract)(async ({ params, actor, fail }) => {
  const connection = await connections.require(params.connectionId)
  if (!(await isOfReach(connection.accountId, actor))) fail('connector.notFound')
  const connector = await connectors.byId(connection.connectorId)
  const others = (await connectionsOf(connection.accountId)).filter(
    ({ id, connectorId }) => connectorId === connection.connectorId && id !== connection.id,
  )
  await commit([
    connections.remove(connection),
    ...(connector === undefined
      ? []
      : [connectors.update(connector, others.length > 0 ? connector : withoutTold(connector))]),
  ])
})
