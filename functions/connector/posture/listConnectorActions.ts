import { implement } from '#functions/_platform/http/implement.ts'
import { listConnectorActions as contract } from '#shared/contracts/connector/connectors.ts'
import { requireConnector } from '../store/connectors.ts'

export const listConnectorActions = implement(contract)(async ({ params, actor }) => [
  ...(await requireConnector(params.connectorId, actor, params.connectorType)).actions,
])
