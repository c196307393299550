import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { mustAllow } from './guards.ts'
import { isInCharge, mayGiveRole } from './reach.ts'
import { removeMember } from './removeMember.ts'

export const removeUser = implement(contract.removeUser)(async ({ params, query, actor, now, fail }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  mustAllow(user, 'remove', actor)
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  await removeMember(user, { heirId: query.handOverTo, actor, now })
})
