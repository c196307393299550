import { implement } from '#functions/_platform/http/implement.ts'
import { getConnectionStatus as contract } from '#shared/contracts/connector/connections.ts'
import { connectionsOf } from '../store/connections.ts'
import { requireConnector } from '../store/connectors.ts'

export const getConnectionStatus = implement(contract)(async ({ params, actor }) => {
  const { id, accountId } = await requireConnector(params.connectorId, actor)
  const newest = (await connectionsOf(accountId)).findLast(({ connectorId }) => connectorId === id)
  if (newest === undefined) return { connectorStatus: 'CONSENTED' as const }
  const { connectorStatus, failure } = newest
  return { connectorStatus, ...(failure !== undefined && { failure }) }
})
