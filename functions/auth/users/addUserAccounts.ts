import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { organizationOfId } from '../organizations/organizationOfId.ts'
import { teams } from '../store/teams.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { type Membership, membershipsOf, mostMemberships, users } from '../store/users.ts'
import { mayGiveRole, mayGiveRoleIn } from './reach.ts'

interface Wanted {
  readonly organizationId: string
  readonly role: Role
  readonly teamIds: readonly string[]
  readonly inCharge: { has: (organizationId: string) => boolean }
}

/** The membership that is asked for. Fails where the organization, the role or a team is not the actor's to give. */
const membershipOf = async (actor: Actor, wanted: Wanted): Promise<Membership> => {
  const { organizationId, role, teamIds, inCharge } = wanted
  const organization = inCharge.has(organizationId) ? await organizationOfId(organizationId) : undefined
  if (organization === undefined)
    return fail(organizationId.startsWith('agy_') ? 'agency.notFound' : 'account.notFound')
  if (!mayGiveRoleIn(actor, role, organization)) fail('permission.denied')
  const { accountType } = organization
  if (accountType !== 'AGENCY' || realmOf(role) === 'ACCOUNT') return { accountType, organizationId, role, teamIds: [] }
  if (teamIds.length === 0)
    fail('request.invalid', {
      errors: [{ detail: 'Please select a Team', path: ['accountTeamsMap', organizationId] }],
    })
  const chosen = await teams.byIds(teamIds)
  if (chosen.length < teamIds.length || chosen.some(({ agencyId }) => agencyId !== organizationId))
    fail('team.notFound')
  return { accountType, organizationId, role, teamIds }
}

/** Memberships that are not named stay as they are. A user's present role is left to those who may give it. */
export const addUserAccounts = implement(contract.addUserAccounts)(async ({ body, actor }) => {
  const { email, accountRoleMap, accountTeamsMap = {} } = body
  const wantedRoles = Object.entries(accountRoleMap)
  if (wantedRoles.length === 0)
    fail('request.invalid', { errors: [{ detail: 'Account is required', path: ['accountRoleMap'] }] })
  const [user, inCharge] = await Promise.all([userByEmail(email), organizationsInCharge(actor)])
  if (user === undefined) return fail('user.notFound')
  if (user.id === actor.userId) fail('user.self')
  const given = await Promise.all(
    wantedRoles.map(([organizationId, role]) =>
      membershipOf(actor, { organizationId, role, teamIds: accountTeamsMap[organizationId] ?? [], inCharge }),
    ),
  )
  const before = membershipsOf(user)
  const after = new Map([...before, ...given].map((each) => [each.organizationId, each]))
  const changed = before.filter((each) => after.get(each.organizationId) !== each)
  if (changed.some(({ role }) => !mayGiveRole(actor, role))) fail('permission.denied')
  if (after.size > mostMemberships)
    fail('request.invalid', {
      errors: [{ detail: `A user works in at most ${mostMemberships} accounts`, path: ['accountRoleMap'] }],
    })
  const { role, teamIds } = after.get(user.organizationId) ?? user
  after.delete(user.organizationId)
  await commit([users.update(user, { ...user, role, teamIds, otherMemberships: [...after.values()] })])
})
