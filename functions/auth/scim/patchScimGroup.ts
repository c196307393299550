import { users } from '#functions/directory/store/users.ts'
import { patchScimGroup as contract } from '#shared/contracts/auth/scim.ts'
import { membersOfPatch } from '#shared/domain/identity/scim/scimChanges.ts'
import { leastRoleOf, roleOfScimGroup } from '#shared/domain/identity/scim/scimGroups.ts'
import type { Role } from '#shared/permissions.ts'
import { changeMember, readable } from './changeMember.ts'
import { demandProofOfPeople } from './demandProofOfPeople.ts'
import { implementScim } from './implementScim.ts'
import { memberRows } from './members.ts'
import { membersOfRole } from './toScim.ts'

/**
 * Who is put into a group gets its role; who is taken out of it and still has it gets the least one, so that a removal that
 * comes after the next addition takes nothing away. Ids of nobody are passed over: they may be gone already.
 */
export const patchScimGroup = implementScim(contract)(async ({ params, body, actor, now, fail, requireStepUp }) => {
  demandProofOfPeople(actor, requireStepUp)
  const role = roleOfScimGroup(actor.accountType, params.groupId)
  if (role === undefined) return fail('scim.groupNotFound')
  const rows = await memberRows(actor)
  const members = membersOfRole(role, rows)
  const { added, removed, only } = readable(membersOfPatch(body.Operations, members))
  const wanted = new Set(only ?? added)
  const taken = new Set(removed)
  const least = leastRoleOf(actor.accountType)
  const roleFor = (id: string, now: Role): Role => {
    if (wanted.has(id)) return role
    return now === role && (taken.has(id) || only !== undefined) ? least : now
  }
  const moved = rows.flatMap(({ id, role: { id: before } }) => {
    const after = roleFor(id, before)
    return after === before ? [] : [{ id, role: after }]
  })
  const people = new Map((await users.byIds(moved.map(({ id }) => id))).map((user) => [user.id, user]))
  for (const { id, role: given } of moved) {
    const user = people.get(id)
    if (user !== undefined) await changeMember(user, { role: given }, { actor, now })
  }
})
