import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { notFoundOf, organizationsInCharge } from '../organizations/inCharge.ts'
import { findOrganization } from '../organizations/organization.ts'
import { mostMemberships, type UserRecord, users } from '../store/users.ts'
import { membershipsIn } from './membershipsIn.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** Agencies and accounts that a member of staff looks after: none for those who have access to all of them. */
const lookedAfter = async (user: UserRecord, accountIds: readonly string[]) => {
  if (internalRoles.includes(user.role) && accountIds.length > 0)
    fail('user.hasAllAccounts', { data: { role: user.role } })
  const found = await Promise.all(accountIds.map((id) => agencyById(id)))
  if (found.includes(undefined)) fail('agency.notFound')
  return { after: { ...user, accountIds }, writes: [] }
}

/** Other organizations that a user works in as at home; those out of the actor's reach stay as they are. */
const workedIn = async (actor: Actor, user: UserRecord, accountIds: readonly string[], now: string) => {
  const { accountType, role, organizationId: home } = user
  const inCharge = await organizationsInCharge(actor)
  const wanted = accountIds.filter((id) => id !== home)
  if (wanted.length >= mostMemberships)
    fail('request.invalid', {
      errors: [{ detail: `A user works in at most ${mostMemberships} accounts`, path: ['accountIds'] }],
    })
  const found = await Promise.all(
    wanted.map((id) => (inCharge.has(id) ? findOrganization({ accountType, organizationId: id }) : undefined)),
  )
  if (found.includes(undefined)) fail(notFoundOf(user))
  const others = user.otherMemberships
  const kept = others.filter((each) => !inCharge.has(each.organizationId) || wanted.includes(each.organizationId))
  const added = await membershipsIn(
    wanted.filter((id) => others.every((each) => each.organizationId !== id)),
    { accountType, role, now },
  )
  return { after: { ...user, otherMemberships: [...kept, ...added.memberships] }, writes: added.writes }
}

export const assignUserAccess = implement(contract.assignUserAccess)(async ({ body, actor, now }) => {
  const user = await users.require(body.userId, (each) => isInCharge(actor, each))
  if (user.id === actor.userId) fail('user.self')
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const accountIds = [...new Set(body.accountIds)]
  const { after, writes } =
    user.accountType === 'COWBELL' ? await lookedAfter(user, accountIds) : await workedIn(actor, user, accountIds, now)
  await commit([users.update(user, after), ...writes])
})
