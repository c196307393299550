import { removeIdentity } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { membershipsOf, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { passkeys, passkeysOf } from '../store/passkeys.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'
import { withoutRecoveryCodes } from '../store/recoveryCodes.ts'
import { mustAllow } from './guards.ts'
import { handOver } from './handOver.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** Who has clients hands them over first. Sessions end with the user: their refresh tokens find nobody. Passkeys and recovery codes go along. */
export const removeUser = implement(contract.removeUser)(async ({ params, query, actor, now, fail }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  mustAllow(user, 'remove', actor)
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const [history, keys, codes] = await Promise.all([
    passwordHistories.byId(passwordHistoryId(user.id)),
    passkeysOf(user.id).then((rows) => passkeys.byIds(rows.map(({ id }) => id))),
    withoutRecoveryCodes(user.id),
  ])
  const kept = [...(history === undefined ? [] : [passwordHistories.remove(history)]), ...keys.map(passkeys.remove)]
  const clients = await handOver(user, { from: membershipsOf(user), heirId: query.handOverTo }, actor, now)
  await commit([users.remove(user), ...kept, ...codes, ...clients.writes], { events: clients.events })
  // Who has the e-mail of a kept place is somebody else's user, or nobody.
  if (!user.isPlace) await removeIdentity(user.email)
})
