import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { links, openLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { landingOf } from '#shared/domain/identity/tokenTypes.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { welcomeMail } from './welcomeMail.ts'

/** Whether a place is still kept, and by the link that was sent last. */
const isOpen = (place: UserRecord | undefined, issuedAt: Instant): boolean =>
  place?.isPlace === true && place.enabled && issuedAt >= place.linksValidFrom

/** The link came by e-mail, so the address is confirmed. Who has joined in the meantime signs in instead. */
export const joinAccount = implement(contract.joinAccount)(async ({ body, client, now, fail }) => {
  const link = await openLink(body.token, ['VALIDATION'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const { tokenType, guest } = link.purpose
  if (landingOf[tokenType] !== 'join' || (await userByEmail(guest.email)) !== undefined) fail('auth.tokenRefused')

  const { firstName, lastName, password } = body
  const place = guest.placeId === undefined ? undefined : await users.byId(guest.placeId)
  if (guest.placeId !== undefined && !isOpen(place, link.issuedAt)) return fail('auth.linkExpired')
  const named = { email: guest.email, firstName, lastName, status: 'ACTIVE' } as const
  const { isPlace: _, ...kept } = place ?? newUser({ ...guest.membership, ...named, now })
  const { user, write } = await choosePassword({ ...kept, ...named }, password, now)
  const session = await beginSession({
    holder: { kind: 'HOME', userId: user.id },
    user,
    amr: ['link', 'pwd'],
    identityToken: await identityTokenOf({ email: user.email, password }),
    client,
    now,
  })
  const mail = await welcomeMail(user, now)
  const joined = place === undefined ? users.create(user) : users.update(place, user)
  await commit([links.remove(link), write, joined, session.write, mail.write], { events: [mail.event] })
  return session.tokens
})
