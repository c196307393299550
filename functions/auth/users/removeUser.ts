import { removeIdentity } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { passkeys, passkeysOf } from '../store/passkeys.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'
import { withoutRecoveryCodes } from '../store/recoveryCodes.ts'
import { users } from '../store/users.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** Sessions end with the user: their refresh tokens find nobody. Passkeys and recovery codes go along. */
export const removeUser = implement(contract.removeUser)(async ({ params, actor, fail }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  if (user.id === actor.userId) fail('user.self')
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const [history, keys, codes] = await Promise.all([
    passwordHistories.byId(passwordHistoryId(user.id)),
    passkeysOf(user.id).then((rows) => passkeys.byIds(rows.map(({ id }) => id))),
    withoutRecoveryCodes(user.id),
  ])
  const kept = [...(history === undefined ? [] : [passwordHistories.remove(history)]), ...keys.map(passkeys.remove)]
  await commit([users.remove(user), ...kept, ...codes])
  await removeIdentity(user.email)
})
