import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { newLink } from '../store/links.ts'
import { membershipsOf, users } from '../store/users.ts'

export const createSwitchToken = implement(contract.createSwitchToken)(async ({ params, actor, now, fail }) => {
  const user = await users.byId(actor.userId)
  const organizationId = params.accountId
  const isMember = user !== undefined && membershipsOf(user).some((each) => each.organizationId === organizationId)
  if (!isMember) return fail('account.notFound')
  const link = newLink({ kind: 'SWITCH', userId: user.id, organizationId }, now)
  await commit([link.write])
  return { token: link.token }
})
