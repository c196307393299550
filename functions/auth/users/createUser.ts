import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { scopesOf } from '#shared/domain/identity/roles.ts'
import { inviteUser } from '../invitations/inviteUser.ts'
import { newUser } from '../invitations/newUser.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { membershipsIn } from './membershipsIn.ts'
import { organizationsFor } from './organizationsFor.ts'
import { e164 } from './phone.ts'
import { mayGiveRole } from './reach.ts'
import { teamsOfRole } from './teamsOfRole.ts'
import { userRow } from './userRow.ts'

/**
 * The user gets an e-mail and chooses the password; until then nobody can sign in as that user. Making an administrator
 * takes a fresh proof of who does it.
 */
export const createUser = implement(contract.createUser)(async ({ body, actor, now, fail, requireStepUp }) => {
  const { roleId: role, agencies = [], accountIds = [], teamIds = [], npn, slackHandle, phone, ...details } = body
  if (!mayGiveRole(actor, role)) fail('permission.denied')
  if (scopesOf(role).includes('role:admin')) requireStepUp()
  if ((await userByEmail(body.email)) !== undefined) fail('user.alreadyExists')
  const [home, ...others] = await organizationsFor(actor, role, accountIds)
  const { accountType } = home
  const teams = await teamsOfRole({ role, accountType, organizationId: home.id, teamIds, now })
  const elsewhere = await membershipsIn(
    others.map(({ id }) => id),
    { accountType, role, now },
  )
  const looksAfter = accountType === 'COWBELL' && !internalRoles.includes(role) ? [...agencies, ...accountIds] : []

  const user = newUser({
    ...details,
    phone: e164(phone),
    ...(npn !== undefined && npn !== '' && { npn }),
    ...(slackHandle !== undefined && slackHandle !== '' && { slackHandle }),
    accountType,
    organizationId: home.id,
    role,
    teamIds: teams.teamIds,
    otherMemberships: elsewhere.memberships,
    accountIds: [...new Set(looksAfter)],
    status: 'INVITED',
    now,
  })
  const invitation = inviteUser({ user, invitedBy: actor.name, organizationName: home.name, now })
  await commit([users.create(user), ...teams.writes, ...elsewhere.writes, ...invitation.writes], {
    events: invitation.events,
  })
  return userRow(user)
})
