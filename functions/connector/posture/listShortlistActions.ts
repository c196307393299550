import { implement } from '#functions/_platform/http/implement.ts'
import { listShortlistActions as contract } from '#shared/contracts/connector/connectors.ts'
import { shortlisted } from '#shared/domain/integration/connectors.ts'
import { requireConnector } from '../store/connectors.ts'
import { actionsShown } from './actionsShown.ts'

export const listShortlistActions = implement(contract)(async ({ params, actor, now }) => {
  const connector = await requireConnector(params.connectorId, actor, params.connectorType)
  return actionsShown(connector, shortlisted(connector.actions), now)
})
