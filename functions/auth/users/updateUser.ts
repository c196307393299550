import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { namedTemplate } from '#functions/directory/users/namedTemplates.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { askedRole, waitsForSecond } from '../grants/askedRole.ts'
import { renarrowed } from '../templates/renarrowed.ts'
import { keepsAdministrators } from './lastAdministrator.ts'
import { e164 } from './phone.ts'
import { mayChange, mayGiveRole } from './reach.ts'
import { registrationNumber } from './registrationNumber.ts'
import { teamsOfRole } from './teamsOfRole.ts'

/** The template that is asked for; when none is said, the one that goes on with the same role. */
const templateFor = (user: UserRecord, role: Role, said: BodyOf<typeof contract.updateUser>['roleTemplateId']) => {
  if (said !== undefined) return said ?? undefined
  return role === user.role ? user.roleTemplateId : undefined
}

/**
 * Administrators are changed by administrators alone. A role changes within its kind of account, a template of it within
 * the role, with a fresh proof of who gives it; nobody changes the own. A new one counts from the next access token on, a
 * role that two people give once the second has approved it (rule: four-eyes-role).
 */
export const updateUser = implement(contract.updateUser)(async ({ params, body, actor, now, fail, requireStepUp }) => {
  const user = await users.require(params.userId, (each) => mayChange(actor, each))
  const { roleId: wanted, roleTemplateId, npn, slackHandle, phone, ...details } = body
  const waits = wanted !== user.role && (await waitsForSecond(wanted, actor))
  const role = waits ? user.role : wanted
  const template = templateFor(user, role, roleTemplateId)
  if (wanted !== user.role || template !== user.roleTemplateId) {
    if (user.id === actor.userId) fail('user.self')
    if (!mayGiveRole(actor, wanted) || accountTypeOf(wanted) !== user.accountType) fail('permission.denied')
    requireStepUp()
  }
  if (user.id !== actor.userId && !mayGiveRole(actor, user.role)) fail('permission.denied')
  const { accountType, organizationId } = user
  const narrowed = await renarrowed(user, { role, template })
  const teams = await teamsOfRole({ role, accountType, organizationId, teamIds: user.teamIds, now })
  const after: UserRecord = {
    ...user,
    ...details,
    role,
    ...narrowed.user,
    teamIds: teams.teamIds,
    phone: e164(phone),
    ...(npn !== undefined && { npn: registrationNumber(npn) }),
    ...(slackHandle !== undefined && { slackHandle }),
  }
  const stays = await keepsAdministrators(user, after)
  const asked = waits ? await askedRole({ user: after, role: wanted, actor, now }) : { writes: [], events: [] }
  await commit([users.update(user, after), ...narrowed.writes, ...teams.writes, ...stays, ...asked.writes], {
    events: asked.events,
  })
  return { ...(await namedTemplate(userRow(after))), ...(waits && { roleAsked: wanted }) }
})
