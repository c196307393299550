import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { e164 } from './phone.ts'
import { mayChange, mayGiveRole } from './reach.ts'
import { registrationNumber } from './registrationNumber.ts'
import { teamsOfRole } from './teamsOfRole.ts'

/**
 * Administrators are changed by administrators alone. A role changes within its kind of account, with a fresh proof of
 * who gives it; nobody changes the own role. A new role counts from the next access token on.
 */
export const updateUser = implement(contract.updateUser)(async ({ params, body, actor, now, fail, requireStepUp }) => {
  const user = await users.require(params.userId, (each) => mayChange(actor, each))
  const { roleId: role, npn, slackHandle, phone, ...details } = body
  if (role !== user.role) {
    if (user.id === actor.userId) fail('user.self')
    if (!mayGiveRole(actor, role) || accountTypeOf(role) !== user.accountType) fail('permission.denied')
    requireStepUp()
  }
  if (user.id !== actor.userId && !mayGiveRole(actor, user.role)) fail('permission.denied')
  const { accountType, organizationId } = user
  const teams = await teamsOfRole({ role, accountType, organizationId, teamIds: user.teamIds, now })
  const after: UserRecord = {
    ...user,
    ...details,
    role,
    teamIds: teams.teamIds,
    phone: e164(phone),
    ...(npn !== undefined && { npn: registrationNumber(npn) }),
    ...(slackHandle !== undefined && { slackHandle }),
  }
  await commit([users.update(user, after), ...teams.writes])
  return userRow(after)
})
