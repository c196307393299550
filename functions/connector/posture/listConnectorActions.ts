import { implement } from '#functions/_platform/http/implement.ts'
import { listConnectorActions as contract } from '#shared/contracts/connector/connectors.ts'
import { requireConnector } from '../store/connectors.ts'
import { actionsShown } from './actionsShown.ts'

export const listConnectorActions = implement(contract)(async ({ params, actor, now }) => {
  const connector = await requireConnector(params.connectorId, actor, params.connectorType)
  return actionsShown(connector, connector.actions, now)
})
