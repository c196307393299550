import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/roleGrants.ts'
import { roleGrants } from '../store/roleGrants.ts'
import { grantToDecide, roleGrantGuard } from './roleGrantGuard.ts'

export const rejectRoleGrant = implement(contract.rejectRoleGrant)(async ({ params, body, actor, now }) => {
  const grant = await grantToDecide(params.roleGrantId, 'reject', actor)
  const after = {
    ...grant,
    status: roleGrantGuard.after(grant.status, 'reject', { actor }),
    decision: { by: actor.userId, name: actor.name, at: now, note: body.note },
    lastUpdated: now,
  }
  await commit([roleGrants.update(grant, after)])
  return after
})
