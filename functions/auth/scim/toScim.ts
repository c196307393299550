import { config } from '#functions/_platform/config/config.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { getScimGroup, getScimUser, type ScimGroup, type ScimUser } from '#shared/contracts/auth/scim.ts'
import { scimGroupIdOf } from '#shared/domain/identity/scim/scimGroups.ts'
import type { UserId } from '#shared/domain/ids/ids.ts'
import type { Role } from '#shared/permissions.ts'

/** Where a user or a group is read. */
const userAddress = (id: string) => `${config.publicUrl}${getScimUser.path.replace('{userId}', id)}`
const groupAddress = (id: string) => `${config.publicUrl}${getScimGroup.path.replace('{groupId}', id)}`

/** What rows of lists tell of a user, too. */
type Person = Pick<UserRecord, 'email' | 'enabled' | 'firstName' | 'id' | 'lastName' | 'phone' | 'role'>

/** Somebody as SCIM has them, but for what their own record alone tells. */
export const toScimPerson = ({ id, email, firstName, lastName, phone, enabled, role }: Person) => {
  const formatted = `${firstName} ${lastName}`.trim()
  const groupId = scimGroupIdOf(role)
  return {
    schemas: [scimSchemas.user],
    id: id as UserId, // as it was made
    userName: email,
    name: { givenName: firstName, familyName: lastName, formatted },
    displayName: formatted,
    emails: [{ value: email, type: 'work', primary: true }],
    ...(phone !== '' && { phoneNumbers: [{ value: phone, type: 'work' }] }),
    active: enabled,
    roles: [{ value: role, primary: true }],
    groups: [{ value: groupId, display: role, $ref: groupAddress(groupId) }],
  }
}

export const toScimUser = (user: UserRecord): ScimUser => {
  const { schemas, ...person } = toScimPerson(user)
  return {
    schemas,
    ...(user.externalId !== undefined && { externalId: user.externalId }),
    ...person,
    meta: { resourceType: 'User', location: userAddress(user.id), created: user.createdAt },
  }
}

/** Those of the organization's people who have a role, as its group tells of them. */
export const membersOfRole = (role: Role, people: readonly ListedUser[]) =>
  people
    .filter((each) => each.role.id === role)
    .map((each) => ({ value: each.id, display: each.email, $ref: userAddress(each.id) }))

/** A role as a group, with those of the organization's people who have it. */
export const toScimGroup = (role: Role, people: readonly ListedUser[]): ScimGroup => {
  const id = scimGroupIdOf(role)
  return {
    schemas: [scimSchemas.group],
    id,
    displayName: role,
    members: membersOfRole(role, people),
    meta: { resourceType: 'Group', location: groupAddress(id) },
  }
}
