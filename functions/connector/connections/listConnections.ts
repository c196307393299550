import { implement } from '#functions/_platform/http/implement.ts'
import { listConnections as contract } from '#shared/contracts/connector/connections.ts'
import { connectionsOf } from '../store/connections.ts'
import { accountFor } from './accountFor.ts'

export const listConnections = implement(contract)(async ({ query, actor }) => {
  const all = await connectionsOf(await accountFor(actor, { accountId: query.accountId }))
  return all.filter(({ connectorType }) => query.connectorType === undefined || connectorType === query.connectorType)
})
