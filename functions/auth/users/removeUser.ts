import { removeIdentity } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'
import { users } from '../store/users.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** Sessions end with the user: their refresh tokens find nobody. */
export const removeUser = implement(contract.removeUser)(async ({ params, actor, fail }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  if (user.id === actor.userId) fail('user.self')
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const history = await passwordHistories.byId(passwordHistoryId(user.id))
  await commit([users.remove(user), ...(history === undefined ? [] : [passwordHistories.remove(history)])])
  await removeIdentity(user.email)
})
