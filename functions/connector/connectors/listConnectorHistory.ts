import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listConnectorHistory as contract } from '#shared/contracts/connector/connectors.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireConnector } from '../store/connectors.ts'

export const listConnectorHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireConnector(params.connectorId, actor)
  return historyFor(id, actor, historyShares.connector)
})
