import { patchScimUser as contract } from '#shared/contracts/auth/scim.ts'
import { saidOfPatch } from '#shared/domain/identity/scim/scimChanges.ts'
import { changeMember, readable } from './changeMember.ts'
import { demandProofOfPeople } from './demandProofOfPeople.ts'
import { implementScim } from './implementScim.ts'
import { requireMember } from './members.ts'
import { toScimUser } from './toScim.ts'

export const patchScimUser = implementScim(contract)(async ({ params, body, actor, now, requireStepUp }) => {
  demandProofOfPeople(actor, requireStepUp)
  const user = await requireMember(params.userId, actor)
  return toScimUser(await changeMember(user, readable(saidOfPatch(body.Operations, user)), { actor, now }))
})
