import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { accountTypeOf, isRole } from '#shared/domain/identity/roles.ts'
import type { ScimFault, ScimSaid } from '#shared/domain/identity/scim/scimChanges.ts'
import type { Role } from '#shared/permissions.ts'
import { mustAllow } from '../users/guards.ts'
import { keepsAdministrators } from '../users/lastAdministrator.ts'
import { letIn } from '../users/letIn.ts'
import { e164 } from '../users/phone.ts'
import { mayGiveRole } from '../users/reach.ts'
import { teamsOfRole } from '../users/teamsOfRole.ts'
import { requireMember } from './members.ts'

const faults = {
  invalidPath: 'scim.pathUnknown',
  invalidSyntax: 'scim.syntaxUnknown',
  invalidValue: 'scim.valueWrong',
  mutability: 'scim.immutable',
  noTarget: 'scim.targetUnknown',
} as const

/** What was said, or its refusal. */
export const readable = <Said extends object>(said: Said | ScimFault): Said =>
  typeof said === 'string' ? fail(faults[said]) : said

/** A role of the actor's kind of organization by its name, which the actor may give; `permission.denied` for another's to give. */
export const givenRole = (name: string, actor: Actor): Role => {
  if (!isRole(name) || accountTypeOf(name) !== actor.accountType) return fail('scim.valueWrong')
  return mayGiveRole(actor, name) ? name : fail('permission.denied')
}

interface By {
  readonly actor: Actor
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** The user with what is said, but for whether they are let in, and what goes along; as they are where nothing differs. */
const changed = async (user: Stored<UserRecord>, said: ScimSaid, { actor, now }: By) => {
  const { accountType, organizationId } = user
  const role = said.role === undefined || said.role === user.role ? user.role : givenRole(said.role, actor)
  if (role !== user.role && user.id === actor.userId) return fail('user.self')
  const teams =
    role === user.role
      ? { teamIds: user.teamIds, writes: [] }
      : await teamsOfRole({ role, accountType, organizationId, teamIds: user.teamIds, now })
  const { externalId = user.externalId } = said
  const after: UserRecord = {
    ...user,
    role,
    roleTemplateId: role === user.role ? user.roleTemplateId : undefined,
    teamIds: teams.teamIds,
    firstName: said.givenName || user.firstName,
    lastName: said.familyName || user.lastName,
    phone: said.phone === undefined ? user.phone : e164(said.phone),
    externalId: externalId === '' ? undefined : externalId,
  }
  const stays = await keepsAdministrators(user, after)
  const isSame =
    JSON.stringify(after) ===
    JSON.stringify({ ...user, roleTemplateId: user.roleTemplateId, externalId: user.externalId })
  return { after, writes: isSame ? [] : [users.update(user, after), ...teams.writes, ...stays] }
}

/**
 * Makes somebody of the actor's organization what its identity provider says; said twice nothing happens again. Who may be
 * made or changed by administrators alone is so here too: nobody is lifted, or put out, whom the key's maker could not.
 */
export const changeMember = async (user: Stored<UserRecord>, said: ScimSaid, by: By): Promise<UserRecord> => {
  const { actor, now } = by
  if (said.userName !== undefined && said.userName.trim().toLowerCase() !== user.email) return fail('scim.immutable')
  if (user.id !== actor.userId && !mayGiveRole(actor, user.role)) return fail('permission.denied')
  const isMoved = said.active !== undefined && said.active !== user.enabled
  if (isMoved) mustAllow(user, 'enable', actor)
  const { after, writes } = await changed(user, said, by)
  if (writes.length > 0) await commit(writes)
  if (!isMoved) return after
  const enable = said.active === true
  await letIn(await requireMember(user.id, actor), { enable, endSessions: !enable, actor, now })
  return { ...after, enabled: enable }
}
