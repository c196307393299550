import type { Write } from '#functions/_platform/storage/record.ts'
import { teamNameKey, teams } from '#functions/directory/store/teams.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { administers } from '#shared/domain/identity/roleTemplate.ts'
import { isGivenByPeople, roleSaid, valuesSaid } from '#shared/domain/identity/vouchedRole.ts'
import type { Role } from '#shared/permissions.ts'
import type { IdentityProviderRecord } from '../store/identityProviders.ts'
import { isAdministeredWithout, keepsAdministrators } from '../users/lastAdministrator.ts'
import { teamsOfRole } from '../users/teamsOfRole.ts'
import type { Voucher } from './userPool.ts'

type Attributes = IdentityProviderRecord['attributes']

/** The teams of an organization that a provider names; a name that none has is passed over. */
export const teamsSaid = async (
  text: string | undefined,
  { organizationId: agencyId }: Pick<UserRecord, 'organizationId'>,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const ids = valuesSaid(text).map((name) => teams.idByUnique('name', teamNameKey({ agencyId, name })))
  const found = (await Promise.all(ids)).filter((id) => id !== undefined)
  return (await teams.byIds(found)).map(({ id, name }) => ({ id, name }))
}

/** The role that the provider gives: none that people alone give or take, and no less to the last who administers. */
const roleFor = async (
  user: UserRecord,
  { role: text }: Voucher,
  { role, roles: words }: Attributes,
): Promise<Role> => {
  const said = role === undefined ? undefined : roleSaid({ text, words, accountType: user.accountType })
  if (said === undefined || said === user.role || isGivenByPeople(user.role)) return user.role
  const isLess = administers(await actingIn(user)) && !administers({ role: said })
  return isLess && !(await isAdministeredWithout(user.id, user)) ? user.role : said
}

/**
 * Somebody at home in an organization as its own provider says at a sign-in (decision: said-at-sign-in): names, and role and
 * teams where it was told what they are called there; with what is to be written along. What it does not say stays.
 */
export const asVouched = async (
  user: UserRecord,
  { voucher, attributes, now }: { readonly voucher: Voucher; readonly attributes: Attributes; readonly now: Instant },
): Promise<{ readonly user: UserRecord; readonly writes: readonly Write[] }> => {
  const { accountType, organizationId } = user
  const role = await roleFor(user, voucher, attributes)
  const named = attributes.team === undefined ? [] : (await teamsSaid(voucher.team, user)).map(({ id }) => id)
  const placed =
    role === user.role && named.length === 0
      ? { teamIds: user.teamIds, writes: [] }
      : await teamsOfRole({ role, accountType, organizationId, teamIds: named.length > 0 ? named : user.teamIds, now })
  const after: UserRecord = {
    ...user,
    role,
    roleTemplateId: role === user.role ? user.roleTemplateId : undefined,
    teamIds: placed.teamIds,
    firstName: (attributes.firstName !== undefined && voucher.firstName) || user.firstName,
    lastName: (attributes.lastName !== undefined && voucher.lastName) || user.lastName,
  }
  return { user: after, writes: [...placed.writes, ...(await keepsAdministrators(user, after))] }
}
