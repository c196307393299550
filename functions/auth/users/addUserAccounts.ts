import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { refuseBlacklisted } from '#functions/directory/blacklist/blacklisted.ts'
import { fewInvitations } from '#functions/directory/invitations/fewInvitations.ts'
import { keepPlace } from '#functions/directory/invitations/keepPlace.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import {
  type Membership,
  membershipsOf,
  mostMemberships,
  type UserRecord,
  users,
} from '#functions/directory/store/users.ts'
import { joinedTeams } from '#functions/directory/teams/joinedTeams.ts'
import { withMemberships } from '#functions/directory/users/withMemberships.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { needsSecond } from '#shared/domain/identity/fourEyes.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { invitePlace } from '../invitations/invitePlace.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { organizationOfId } from '../organizations/organizationOfId.ts'
import { keepsAdministrators } from './lastAdministrator.ts'
import { mayGiveRole, mayGiveRoleIn } from './reach.ts'

interface Wanted {
  readonly organizationId: string
  readonly role: Role
  readonly teamIds: readonly string[]
  readonly inCharge: { has: (organizationId: string) => boolean }
}

interface Given {
  readonly membership: Membership
  readonly writes: readonly Write[]
}

/** The membership that is asked for. Fails where the organization, the role or a team is not the actor's to give. */
const membershipOf = async (actor: Actor, wanted: Wanted): Promise<Given> => {
  const { organizationId, role, teamIds, inCharge } = wanted
  const organization = inCharge.has(organizationId) ? await organizationOfId(organizationId) : undefined
  if (organization === undefined)
    return fail(organizationId.startsWith('agy_') ? 'agency.notFound' : 'account.notFound')
  if (!mayGiveRoleIn(actor, role, organization)) fail('permission.denied')
  // Two people give it where the user is changed; here it would be given to an address.
  if (needsSecond(role)) fail('roleGrant.byUser')
  const { accountType } = organization
  if (accountType !== 'AGENCY' || realmOf(role) === 'ACCOUNT')
    return { membership: { accountType, organizationId, role, teamIds: [] }, writes: [] }
  if (teamIds.length === 0)
    fail('request.unfit', {
      errors: [{ detail: 'Please select a Team', path: ['accountTeamsMap', organizationId] }],
    })
  const joined = await joinedTeams(teamIds, organizationId)
  return { membership: { accountType, organizationId, role, teamIds: joined.teamIds }, writes: joined.writes }
}

/** Changes the memberships of somebody in the actor's reach. A user's present role is left to those who may give it. */
const changed = async (
  actor: Actor,
  user: Stored<UserRecord>,
  memberships: readonly Membership[],
): Promise<Write[]> => {
  const after = withMemberships(user, memberships)
  const isChanged = (each: Membership) =>
    memberships.some(({ organizationId }) => organizationId === each.organizationId)
  if (membershipsOf(user).some((each) => isChanged(each) && !mayGiveRole(actor, each.role))) fail('permission.denied')
  // The provider's people belong to the provider alone.
  if (membershipsOf(after).some(({ accountType }) => (accountType === 'COWBELL') !== (user.accountType === 'COWBELL')))
    fail('permission.denied')
  if (membershipsOf(after).length > mostMemberships)
    fail('request.unfit', {
      errors: [{ detail: `A user works in at most ${mostMemberships} accounts`, path: ['accountRoleMap'] }],
    })
  return [users.update(user, after), ...(await keepsAdministrators(user, after))]
}

/**
 * Memberships that are not named stay as they are. Where the actor is in charge of the user's home, or the user works
 * already, they count at once; everywhere else a place is kept for whoever has the e-mail, and the answer is the same
 * whether somebody has it or not.
 */
export const addUserAccounts = implement(contract.addUserAccounts)(async ({ body, actor, now }) => {
  const { email, accountRoleMap, accountTeamsMap = {} } = body
  const [user, inCharge] = await Promise.all([userByEmail(email), organizationsInCharge(actor)])
  if (user?.id === actor.userId) fail('user.self')
  const given = await Promise.all(
    Object.entries(accountRoleMap).map(([organizationId, role]) =>
      membershipOf(actor, { organizationId, role, teamIds: accountTeamsMap[organizationId] ?? [], inCharge }),
    ),
  )
  const memberships = given.map(({ membership }) => membership)
  const worksIn = new Set(user && membershipsOf(user).map(({ organizationId }) => organizationId))
  const isTheirs = (id: string) => user !== undefined && (inCharge.has(user.organizationId) || worksIn.has(id))
  const atOnce = memberships.filter(({ organizationId }) => isTheirs(organizationId))
  const [first, ...further] = memberships.filter(({ organizationId }) => !isTheirs(organizationId))
  const writes = [
    ...(user !== undefined && atOnce.length > 0 ? await changed(actor, user, atOnce) : []),
    ...given.flatMap((each) => each.writes),
  ]
  if (first === undefined) {
    await commit(writes)
    return
  }
  await refuseBlacklisted(email)
  await fewInvitations(actor, email, now)
  const { place, write } = await keepPlace({
    guest: { email, firstName: email, lastName: '' },
    memberships: [first, ...further],
    isSame: (each) =>
      inCharge.has(each.organizationId) && membershipsOf(each).every(({ role }) => mayGiveRole(actor, role)),
    now,
  })
  const invitation = await invitePlace({ place, known: user, invitedBy: actor.name, now })
  await commit([...writes, write, ...invitation.writes], { events: invitation.events })
})
