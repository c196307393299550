import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { inviteUser } from '../invitations/inviteUser.ts'
import { newUser } from '../invitations/newUser.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { organizationsFor } from './organizationsFor.ts'
import { e164 } from './phone.ts'
import { mayGiveRole } from './reach.ts'
import { teamsOfRole } from './teamsOfRole.ts'
import { userRow } from './userRow.ts'

/** The user gets an e-mail and chooses the password; until then nobody can sign in as that user. */
export const createUser = implement(contract.createUser)(async ({ body, actor, now, fail }) => {
  const { roleId: role, agencies = [], accountIds = [], teamIds = [], npn, slackHandle, phone, ...details } = body
  if (!mayGiveRole(actor, role)) fail('permission.denied')
  if ((await userByEmail(body.email)) !== undefined) fail('user.alreadyExists')
  const [home, ...others] = await organizationsFor(actor, role, accountIds)
  const { accountType } = home
  const teams = await teamsOfRole({ role, accountType, organizationId: home.id, teamIds, now })
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
    otherMemberships: others.map(({ id }) => ({ accountType, organizationId: id, role, teamIds: [] })),
    accountIds: [...new Set(looksAfter)],
    status: 'INVITED',
    now,
  })
  const invitation = inviteUser({ user, invitedBy: actor.name, organizationName: home.name, now })
  await commit([users.create(user), ...teams.writes, ...invitation.writes], { events: invitation.events })
  return userRow(user)
})
