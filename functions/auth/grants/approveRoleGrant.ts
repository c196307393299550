import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/roleGrants.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { roleGrants } from '../store/roleGrants.ts'
import { mayChange } from '../users/reach.ts'
import { grantToDecide, roleGrantGuard } from './roleGrantGuard.ts'

/** Neither who asked nor who is to have it approves. The role comes in place of what the user is by then. */
export const approveRoleGrant = implement(contract.approveRoleGrant)(async ({ params, actor, now, fail }) => {
  const grant = await grantToDecide(params.roleGrantId, 'approve', actor)
  const { asked, expiresAt, role, userId } = grant
  if (asked.by === actor.userId) return fail('roleGrant.secondPerson')
  if (expiresAt <= now) return fail('roleGrant.expired')
  const user = await users.require(userId, (each) => mayChange(actor, each) && each.accountType === accountTypeOf(role))
  const after = {
    ...grant,
    status: roleGrantGuard.after(grant.status, 'approve', { actor }),
    decision: { by: actor.userId, name: actor.name, at: now },
    lastUpdated: now,
  }
  const given = { ...user, role, roleTemplateId: undefined, teamIds: [], accountIds: [] }
  await commit([roleGrants.update(grant, after), users.update(user, given)])
  return after
})
