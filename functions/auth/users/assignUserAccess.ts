import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import { mostLookedAfter, mostMemberships, type UserRecord, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import { notFoundOf, organizationsInCharge } from '../organizations/inCharge.ts'
import { mustTakePeople } from '../organizations/mustTakePeople.ts'
import { findOrganization } from '../organizations/organization.ts'
import { handOver } from './handOver.ts'
import { keepsAdministrators } from './lastAdministrator.ts'
import { membershipsIn } from './membershipsIn.ts'
import { mayChange, mayGiveRole } from './reach.ts'

/** Agencies and accounts that a member of staff looks after: none for those who have access to all of them. */
const lookedAfter = async (user: UserRecord, accountIds: readonly string[]) => {
  if (internalRoles.includes(user.role) && accountIds.length > 0)
    fail('user.hasAllAccounts', { data: { role: user.role } })
  if (accountIds.length > mostLookedAfter)
    fail('request.unfit', {
      errors: [{ detail: `A member of staff looks after at most ${mostLookedAfter} agencies`, path: ['accountIds'] }],
    })
  const found = await Promise.all(accountIds.map((id) => agencyById(id)))
  if (found.includes(undefined)) fail('agency.notFound')
  return { ...user, accountIds }
}

/** Other organizations that a user works in as at home; those out of the actor's reach stay as they are. */
const workedIn = async (actor: Actor, user: UserRecord, accountIds: readonly string[], now: Instant) => {
  const { accountType, role, roleTemplateId, organizationId: home } = user
  const inCharge = await organizationsInCharge(actor)
  const wanted = accountIds.filter((id) => id !== home)
  if (wanted.length >= mostMemberships)
    fail('request.unfit', {
      errors: [{ detail: `A user works in at most ${mostMemberships} accounts`, path: ['accountIds'] }],
    })
  const found = await Promise.all(
    wanted.map((id) => (inCharge.has(id) ? findOrganization({ accountType, organizationId: id }) : undefined)),
  )
  if (found.includes(undefined)) fail(notFoundOf(user))
  const others = user.otherMemberships
  const kept = others.filter((each) => !inCharge.has(each.organizationId) || wanted.includes(each.organizationId))
  const joined = wanted.filter((id) => others.every((each) => each.organizationId !== id))
  await mustTakePeople(joined, actor)
  const added = await membershipsIn(joined, { accountType, role, roleTemplateId, now })
  return {
    after: { ...user, otherMemberships: [...kept, ...added.memberships] },
    left: others.filter((each) => !kept.includes(each)),
  }
}

/** Only who works for a whole agency can work for the whole of each location. */
const everywhere = (user: UserRecord, inEveryLocation: boolean | undefined): Pick<UserRecord, 'inEveryLocation'> => {
  if (inEveryLocation === undefined) return { inEveryLocation: user.inEveryLocation }
  if (inEveryLocation && (user.accountType !== 'AGENCY' || realmOf(user.role) !== 'ACCOUNT'))
    fail('request.unfit', {
      errors: [{ detail: 'Who works in teams works in those of each agency', path: ['inEveryLocation'] }],
    })
  return { inEveryLocation: inEveryLocation || undefined }
}

/** Who has clients or open quotes in an agency hands them over before leaving it. */
export const assignUserAccess = implement(contract.assignUserAccess)(async ({ body, actor, now }) => {
  const user = await users.require(body.userId, (each) => mayChange(actor, each))
  if (user.id === actor.userId) fail('user.self')
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const accountIds = [...new Set(body.accountIds)]
  const { after, left } =
    user.accountType === 'COWBELL'
      ? { after: await lookedAfter(user, accountIds), left: [] }
      : await workedIn(actor, user, accountIds, now)
  const clients = await handOver(user, { from: left, heirId: body.handOverTo }, actor, now)
  const stays = await keepsAdministrators(user, after)
  const update = users.update(user, { ...after, ...everywhere(user, body.inEveryLocation) })
  await commit([update, ...stays, ...clients.writes], { events: clients.events })
})
