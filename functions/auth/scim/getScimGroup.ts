import { getScimGroup as contract } from '#shared/contracts/auth/scim.ts'
import { roleOfScimGroup } from '#shared/domain/identity/scim/scimGroups.ts'
import { implementScim } from './implementScim.ts'
import { memberRows } from './members.ts'
import { shownScim } from './shownScim.ts'
import { toScimGroup } from './toScim.ts'

export const getScimGroup = implementScim(contract)(async ({ params, query, actor, fail }) => {
  const people = await memberRows(actor)
  const role = roleOfScimGroup(actor.accountType, params.groupId)
  return role === undefined ? fail('scim.groupNotFound') : shownScim(query)(toScimGroup(role, people))
})
