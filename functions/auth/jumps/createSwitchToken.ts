import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import { membershipAt } from '#functions/directory/users/membershipAt.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { entryToken } from './entry.ts'

export const createSwitchToken = implement(contract.createSwitchToken)(async ({ params, actor, client, now, fail }) => {
  const user = await users.byId(actor.userId)
  const organizationId = params.accountId
  if (user === undefined || (await membershipAt(user, organizationId)) === undefined) return fail('account.notFound')
  const { sessionId = fail('session.required') } = actor
  return entryToken({ kind: 'SWITCH', userId: user.id, organizationId }, { sessionId, client, now })
})
