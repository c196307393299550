import { z } from 'zod'
import type { AccountType } from '../accountTypes.ts'
import { type Role, rolesOf } from '../roles.ts'

/** A group's id: its role's name as an address has it. */
export const ScimGroupId = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be the id of a group, such as `agency-admin`')

export const scimGroupIdOf = (role: Role): string => role.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The role of a group of an organization; undefined for what is none of its kind. */
export const roleOfScimGroup = (accountType: AccountType, groupId: string): Role | undefined =>
  rolesOf(accountType).find((role) => scimGroupIdOf(role) === groupId)

/** What somebody is who is given no role: the least of the organization's. */
export const leastRoleOf = (accountType: AccountType): Role => {
  const least = rolesOf(accountType).at(-1)
  if (least === undefined) throw new RangeError(`${accountType} has no roles`)
  return least
}
