import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { landingOf } from '#shared/domain/identity/tokenTypes.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { links, openLink } from '../store/links.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { newUser } from './newUser.ts'
import { welcomeMail } from './welcomeMail.ts'

/** The link came by e-mail, so the address is confirmed. Who has joined in the meantime signs in instead. */
export const joinAccount = implement(contract.joinAccount)(async ({ query, body, client, now, fail }) => {
  const link = await openLink(query.validationToken, ['VALIDATION'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const { tokenType, guest } = link.purpose
  if (landingOf[tokenType] !== 'join' || (await userByEmail(guest.email)) !== undefined) fail('auth.tokenRefused')

  const { firstName, lastName, password } = body
  const invited = newUser({ ...guest.membership, email: guest.email, firstName, lastName, status: 'ACTIVE', now })
  const { user, write } = await choosePassword(invited, password, now)
  const session = await beginSession({
    holder: { kind: 'HOME', userId: user.id },
    user,
    amr: ['link', 'pwd'],
    identityToken: await identityTokenOf(user.email, password),
    client,
    now,
  })
  const mail = await welcomeMail(user, now)
  await commit([links.remove(link), write, users.create(user), session.write, mail.write], { events: [mail.event] })
  return session.tokens
})
