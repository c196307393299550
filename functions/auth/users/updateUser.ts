import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { askedRole, waitsForSecond } from '../grants/askedRole.ts'
import { e164 } from './phone.ts'
import { mayChange, mayGiveRole } from './reach.ts'
import { registrationNumber } from './registrationNumber.ts'
import { teamsOfRole } from './teamsOfRole.ts'

/**
 * Administrators are changed by administrators alone. A role changes within its kind of account, with a fresh proof of
 * who gives it; nobody changes the own role. A new role counts from the next access token on, one that
 * two people give once the second has approved it (rule: four-eyes-role).
 */
export const updateUser = implement(contract.updateUser)(async ({ params, body, actor, now, fail, requireStepUp }) => {
  const user = await users.require(params.userId, (each) => mayChange(actor, each))
  const { roleId: wanted, npn, slackHandle, phone, ...details } = body
  if (wanted !== user.role) {
    if (user.id === actor.userId) fail('user.self')
    if (!mayGiveRole(actor, wanted) || accountTypeOf(wanted) !== user.accountType) fail('permission.denied')
    requireStepUp()
  }
  if (user.id !== actor.userId && !mayGiveRole(actor, user.role)) fail('permission.denied')
  const waits = wanted !== user.role && (await waitsForSecond(wanted, actor))
  const role = waits ? user.role : wanted
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
  const asked = waits ? await askedRole({ user: after, role: wanted, actor, now }) : { writes: [], events: [] }
  await commit([users.update(user, after), ...teams.writes, ...asked.writes], { events: asked.events })
  return { ...userRow(after), ...(waits && { roleAsked: wanted }) }
})
