import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { userOfLink } from '../store/userOfLink.ts'
import { users } from '../store/users.ts'
import { welcomeMail } from './welcomeMail.ts'

export const acceptUserInvite = implement(contract.acceptUserInvite)(async ({ params, body, client, now }) => {
  const { user: invited, spent } = await userOfLink(params.token, 'USER_INVITE', now)
  const { user, write } = await choosePassword(invited, body.password, now)
  const session = await beginSession({
    holder: { kind: 'HOME', userId: user.id },
    user,
    amr: ['link', 'pwd'],
    identityToken: await identityTokenOf(user.email, body.password),
    client,
    now,
  })
  const mail = await welcomeMail(user, now)
  const accepted = users.update(invited, { ...user, status: 'ACTIVE', lastSignInAt: now })
  await commit([spent, write, accepted, session.write, mail.write], { events: [mail.event] })
  return session.tokens
})
