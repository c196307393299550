import { implement } from '#functions/_platform/http/implement.ts'
import { removeConnector as contract } from '#shared/contracts/connector/connectors.ts'
import { requireConnector } from '../store/connectors.ts'
import { forgetConnector } from './forgetConnector.ts'

export const removeConnector = implement(contract)(async ({ params, actor, now }) => {
  await forgetConnector(await requireConnector(params.connectorId, actor), now)
})
