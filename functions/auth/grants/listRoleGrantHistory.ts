import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listRoleGrantHistory as contract } from '#shared/contracts/auth/roleGrants.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireRoleGrant } from './roleGrantGuard.ts'

export const listRoleGrantHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireRoleGrant(params.roleGrantId, actor)
  return historyFor(id, actor, historyShares.roleGrant)
})
