import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { listAccountConnectors as contract } from '#shared/contracts/connector/connections.ts'
import { connectionsOf } from '../store/connections.ts'

export const listAccountConnectors = implement(contract)(async ({ params, actor }) => {
  await requireAccount(params.accountId, actor)
  return connectionsOf(params.accountId)
})
