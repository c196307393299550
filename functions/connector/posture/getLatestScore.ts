import { implement } from '#functions/_platform/http/implement.ts'
import { getLatestScore as contract } from '#shared/contracts/connector/connectors.ts'
import { requireConnector } from '../store/connectors.ts'

export const getLatestScore = implement(contract)(async ({ params, actor, fail }) => {
  const { latest } = await requireConnector(params.connectorId, actor, params.connectorType)
  return latest ?? fail('connector.nothingRead')
})
