import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeConnection as contract } from '#shared/contracts/connector/connections.ts'
import { tellingWrites } from '../posture/tellingWrites.ts'
import { connections, connectionsOf } from '../store/connections.ts'
import { connectors, isOfReach } from '../store/connectors.ts'
import { grantsEnded } from './grantsEnded.ts'

/** With a connection goes what it told, and with a connector's last one all; that it was agreed to stays. */
export const removeConnection = implement(contract)(async ({ params, actor, now, fail }) => {
  const { connectionId } = params
  const connection = await connections.require(connectionId)
  if (!(await isOfReach(connection.accountId, actor))) fail('connector.notFound')
  const connector = await connectors.byId(connection.connectorId)
  const told = connector && (await tellingWrites(connector, { connectionId, posture: undefined }, now))
  // Who signed in anew has one grant for both: it stays for the connection that does.
  const others = (await connectionsOf(connection.accountId)).filter(
    ({ id, connectorType }) => id !== connectionId && connectorType === connection.connectorType,
  )
  const events = others.length === 0 ? grantsEnded([connection]) : []
  await commit([connections.remove(connection), ...(told?.writes ?? [])], { events })
})
