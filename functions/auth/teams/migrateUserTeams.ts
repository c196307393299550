import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { type Membership, membershipsOf, users } from '#functions/directory/store/users.ts'
import { staysWhileJoined } from '#functions/directory/teams/joinedTeams.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'

/** The teams are of one agency, that the user works in with a TEAM role. They count from the next access token on. */
export const migrateUserTeams = implement(contract.migrateUserTeams)(async ({ params, body, actor, fail }) => {
  const inCharge = await organizationsInCharge(actor)
  const user = await users.require(params.userId, (each) =>
    membershipsOf(each).some(({ organizationId }) => inCharge.has(organizationId)),
  )
  const teamIds = [...new Set<string>(body.teamIds)]
  const chosen = await teams.byIds(teamIds)
  const agencyId = chosen[0]?.agencyId
  const membership = membershipsOf(user).find(({ organizationId }) => organizationId === agencyId)
  const isOneAgency = chosen.length === teamIds.length && chosen.every((team) => team.agencyId === agencyId)
  if (membership === undefined || !isOneAgency || !inCharge.has(membership.organizationId)) return fail('team.notFound')
  const { role, organizationId } = membership
  if (realmOf(role) === 'ACCOUNT') fail('team.roleHasNone', { data: { role } })
  const moved = (each: Membership) => (each.organizationId === organizationId ? { ...each, teamIds } : each)
  await commit([
    users.update(user, {
      ...user,
      ...(user.organizationId === organizationId && { teamIds }),
      otherMemberships: user.otherMemberships.map(moved),
    }),
    ...chosen.flatMap(staysWhileJoined),
  ])
})
