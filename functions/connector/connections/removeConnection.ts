import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeConnection as contract } from '#shared/contracts/connector/connections.ts'
import { tellingWrites } from '../posture/tellingWrites.ts'
import { connections } from '../store/connections.ts'
import { connectors, isOfReach } from '../store/connectors.ts'

/** With a connection goes what it told, and with a connector's last one all; that it was agreed to stays. */
export const removeConnection = implement(contract)(async ({ params, actor, now, fail }) => {
  const { connectionId } = params
  const connection = await connections.require(connectionId)
  if (!(await isOfReach(connection.accountId, actor))) fail('connector.notFound')
  const connector = await connectors.byId(connection.connectorId)
  const told = connector === undefined ? [] : await tellingWrites(connector, { connectionId, posture: undefined }, now)
  await commit([connections.remove(connection), ...told])
})
