import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { listScimGroups as contract } from '#shared/contracts/auth/scim.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { scimFilter } from '#shared/domain/identity/scim/scimFilter.ts'
import { scimGroupIdOf } from '#shared/domain/identity/scim/scimGroups.ts'
import { implementScim } from './implementScim.ts'
import { memberRows } from './members.ts'
import { pageOfScim, shownScim } from './shownScim.ts'
import { toScimGroup } from './toScim.ts'

const known: readonly string[] = ['displayname', 'id']

export const listScimGroups = implementScim(contract)(async ({ query, actor, fail }) => {
  const people = await memberRows(actor)
  const conditions = query.filter === undefined ? [] : (scimFilter(query.filter) ?? fail('scim.filterUnknown'))
  if (conditions.some(({ attribute }) => !known.includes(attribute))) fail('scim.filterUnknown')
  const roles = rolesOf(actor.accountType).filter((role) =>
    conditions.every(({ attribute, value }) =>
      attribute === 'id' ? scimGroupIdOf(role) === value : role.toLowerCase() === String(value).toLowerCase(),
    ),
  )
  const { items, ...page } = pageOfScim(roles, query)
  const groups = items.map((role) => toScimGroup(role, people))
  return { schemas: [scimSchemas.list], ...page, Resources: groups.map(shownScim(query)) }
})
