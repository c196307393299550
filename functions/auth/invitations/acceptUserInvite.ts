import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { stepOf } from '../organizations/personaGuard.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { userOfInvitation } from './userOfInvitation.ts'
import { welcomeMail } from './welcomeMail.ts'

export const acceptUserInvite = implement(contract.acceptUserInvite)(async ({ body, client, now }) => {
  const { user: invited, spent } = await userOfInvitation(body.token, now)
  const { user, write } = await choosePassword(invited, body.password, now)
  const session = await beginSession({
    holder: { kind: 'HOME', userId: user.id },
    user,
    amr: ['link', 'pwd'],
    identityToken: await identityTokenOf({ email: user.email, password: body.password }),
    client,
    now,
  })
  const mail = await welcomeMail(user, now)
  const accepted = users.update(invited, { ...user, status: 'ACTIVE', lastSignInAt: now })
  const begun = await stepOf(user.organizationId, 'begin', now)
  await commit([spent, write, accepted, session.write, mail.write, ...begun], { events: [mail.event] })
  return session.tokens
})
