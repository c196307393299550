import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { refuseBlacklisted } from '#functions/directory/blacklist/blacklisted.ts'
import { invitationId, invitations } from '#functions/directory/store/invitations.ts'
import { links, openLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { isHeld } from '../organizations/organization.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { throttleOf } from '../store/throttles.ts'
import { registrationNumber } from '../users/registrationNumber.ts'
import { confirmationMail } from './confirmationMail.ts'

/**
 * The invitation's code says who signs up and into what; the guest only fills in the own details, and what the guest calls
 * the organization changes nothing about it. With the link of the
 * invitation e-mail the address is confirmed; without it the user waits for the confirmation (rule: sign-up).
 */
export const signUp = implement(contract.signUp)(async ({ body, sourceIp, client, now, fail }) => {
  const { firstName, lastName } = body
  const npn = body.accountType === 'CUSTOMER' ? '' : registrationNumber(body.npn ?? '')
  const throttle = await throttleOf({ kind: 'signUp', email: 'anybody', sourceIp }, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const link = body.token === undefined ? undefined : await openLink(body.token, ['VALIDATION'], now)
  if (body.token !== undefined && link === undefined) {
    await throttle.spared()
    fail('auth.linkExpired')
  }

  const invitation = await invitations.byId(invitationId(body.invitationCode))
  const isOpen =
    invitation !== undefined &&
    invitation.expiresAt > epochSeconds(now) &&
    invitation.guest.membership.accountType === body.accountType &&
    (link === undefined || link.purpose.guest.email === invitation.guest.email) &&
    (await userByEmail(invitation.guest.email)) === undefined &&
    // Nobody is invited any more to what is closed.
    !(await isHeld(invitation.guest.membership))
  if (!isOpen) return fail('auth.invitationRefused')
  await refuseBlacklisted(invitation.guest.email)
  await throttle.spared()
  const { membership, email } = invitation.guest
  const isConfirmed = link !== undefined
  const guest = newUser({
    ...membership,
    email,
    firstName,
    lastName,
    ...(npn !== '' && { npn }),
    status: isConfirmed ? 'ACTIVE' : 'UNCONFIRMED',
    now,
  })
  const { user, write } = await choosePassword(guest, body.password, now)
  const writes = [write, users.create(user), invitations.remove(invitation)]
  if (!isConfirmed) {
    const confirmation = confirmationMail(user, now)
    await commit([...writes, ...confirmation.writes], { events: confirmation.events })
    return {}
  }
  const identityToken = await identityTokenOf({ email, password: body.password })
  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user, amr: ['link', 'pwd'], identityToken, client, now })
  await commit([...writes, links.remove(link), session.write])
  return session.tokens
})
