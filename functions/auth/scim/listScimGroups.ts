import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { listScimGroups as contract } from '#shared/contracts/auth/scim.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { scimFilter } from '#shared/domain/identity/scim/scimFilter.ts'
import { fitsScim } from '#shared/domain/identity/scim/scimFits.ts'
import { implementScim } from './implementScim.ts'
import { memberRows } from './members.ts'
import { pageOfScim, shownScim } from './shownScim.ts'
import { toScimGroup } from './toScim.ts'

export const listScimGroups = implementScim(contract)(async ({ query, actor, fail }) => {
  const people = await memberRows(actor)
  const filter = query.filter === undefined ? undefined : (scimFilter(query.filter) ?? fail('scim.filterUnknown'))
  const all = rolesOf(actor.accountType).map((role) => toScimGroup(role, people))
  const found = filter === undefined ? all : all.filter((group) => fitsScim(filter, { ...group }))
  const { items, ...page } = pageOfScim(found, query)
  return { schemas: [scimSchemas.list], ...page, Resources: items.map(shownScim(query)) }
})
