import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { mustAllow } from './guards.ts'
import { letIn } from './letIn.ts'
import { isInCharge, mayGiveRole } from './reach.ts'
import { userInReach } from './userInReach.ts'

export const enableUser = implement(contract.enableUser)(async ({ params, query, actor, now, fail }) => {
  const user = await userInReach(params.email, (each) => isInCharge(actor, each))
  if (user === undefined) return fail('user.notFound')
  mustAllow(user, 'enable', actor)
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const { enable, isSecurityConcern = false } = query
  await letIn(user, { enable, endSessions: !enable && isSecurityConcern, actor, now })
})
