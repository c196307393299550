import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { choosePassword } from '../passwords/choosePassword.ts'
import { sessions } from '../store/sessions.ts'
import { throttleOf } from '../store/throttles.ts'

/** Every other session of the user ends; the one that asks goes on, as if it had begun now. */
export const changeOwnPassword = implement(contract.changeOwnPassword)(async ({ body, actor, sourceIp, now, fail }) => {
  const before = await users.require(actor.userId)
  const throttle = await throttleOf({ kind: 'ownPassword', email: before.email, sourceIp }, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const proof = await provePassword({ email: before.email, password: body.currentPassword, sourceIp })
  if (proof.outcome === 'refused') fail('auth.invalidCredentials')
  await throttle.spared()
  const { user, write } = await choosePassword(before, body.password, now)
  const session = actor.sessionId === undefined ? undefined : await sessions.byId(actor.sessionId)
  const kept = session === undefined ? [] : [sessions.update(session, { ...session, keptAt: now })]
  await commit([users.update(before, user), write, ...kept])
})
