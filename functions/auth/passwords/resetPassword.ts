import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userOfLink } from '#functions/directory/store/userOfLink.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { beginSession } from '../session/beginSession.ts'
import { choosePassword, identityTokenOf } from './choosePassword.ts'

/** The link came by e-mail, so it confirms the e-mail as well; it does not stand in for a second factor. */
export const resetPassword = implement(contract.resetPassword)(async ({ body, client, now, fail }) => {
  const { user: before, spent } = await userOfLink(body.token, 'PASSWORD_RESET', now)
  const { user, write } = await choosePassword(before, body.password, now)
  const writes = [spent, write, users.update(before, { ...user, status: 'ACTIVE' })]
  if (user.mfaType !== 'NONE') {
    await commit(writes)
    return fail('auth.mfaRequired', { detail: 'Your password is set. Sign in with it and your second factor.' })
  }
  const session = await beginSession({
    holder: { kind: 'HOME', userId: user.id },
    user,
    amr: ['link', 'pwd'],
    identityToken: await identityTokenOf({ email: user.email, password: body.password }),
    client,
    now,
  })
  await commit([...writes, session.write])
  return session.tokens
})
