import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { seesAll } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import * as contracts from '#shared/contracts/auth/roleGrants.ts'
import { roleGrantLife } from '#shared/records/roleGrant/roleGrantLife.ts'
import { roleGrants, type StoredRoleGrant } from '../store/roleGrants.ts'

/** The guard of roles that two people give. */
export const roleGrantGuard = guardOf(roleGrantLife, {
  refusal: 'roleGrant.notAllowed',
  contracts: [contracts.approveRoleGrant, contracts.rejectRoleGrant],
})

/** The grant, or `roleGrant.notFound` to whoever looks after some agencies alone. */
export const requireRoleGrant = (id: string, actor: Actor): Promise<StoredRoleGrant> =>
  roleGrants.require(id, () => seesAll(actor))

/** The grant for whoever decides on it: nobody on what makes themselves more. */
export const grantToDecide = async (
  id: string,
  action: 'approve' | 'reject',
  actor: Actor,
): Promise<StoredRoleGrant> => {
  const grant = await requireRoleGrant(id, actor)
  roleGrantGuard.mustAllow(grant.status, action, { actor })
  if (grant.userId === actor.userId) fail('roleGrant.secondPerson')
  return grant
}
