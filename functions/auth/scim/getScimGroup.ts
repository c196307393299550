import { implement } from '#functions/_platform/http/implement.ts'
import { getScimGroup as contract } from '#shared/contracts/auth/scim.ts'
import { roleOfScimGroup } from '#shared/domain/identity/scim/scimGroups.ts'
import { memberRows } from './members.ts'
import { shownScim } from './shownScim.ts'
import { toScimGroup } from './toScim.ts'

export const getScimGroup = implement(contract)(async ({ params, query, actor, fail }) => {
  const people = await memberRows(actor)
  const role = roleOfScimGroup(actor.accountType, params.groupId)
  return role === undefined ? fail('scim.groupNotFound') : shownScim(query)(toScimGroup(role, people))
})
