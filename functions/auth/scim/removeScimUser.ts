import { removeScimUser as contract } from '#shared/contracts/auth/scim.ts'
import { mustAllow } from '../users/guards.ts'
import { mayGiveRole } from '../users/reach.ts'
import { removeMember } from '../users/removeMember.ts'
import { changeMember } from './changeMember.ts'
import { demandProofOfPeople } from './demandProofOfPeople.ts'
import { implementScim } from './implementScim.ts'
import { requireMember } from './members.ts'

/** Out first, whatever else there is to settle before they can go. */
export const removeScimUser = implementScim(contract)(async ({ params, actor, now, fail, requireStepUp }) => {
  demandProofOfPeople(actor, requireStepUp)
  const user = await requireMember(params.userId, actor)
  mustAllow(user, 'remove', actor)
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  await changeMember(user, { active: false }, { actor, now })
  await removeMember(await requireMember(user.id, actor), { heirId: undefined, actor, now })
})
