import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { choosePassword, identityTokenOf } from '../passwords/choosePassword.ts'
import { beginSession } from '../session/beginSession.ts'
import { invitationId, invitations } from '../store/invitations.ts'
import { links, openLink } from '../store/links.ts'
import { throttleOf } from '../store/throttles.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { confirmationMail } from './confirmationMail.ts'
import { newUser } from './newUser.ts'

/**
 * The invitation's code says who signs up and into what; the guest only fills in the own details, and what the guest calls
 * the organization changes nothing about it. With the link of the
 * invitation e-mail the address is confirmed; without it the user waits for the confirmation (decision 14).
 */
export const signUp = implement(contract.signUp)(async ({ query, body, sourceIp, client, now, fail }) => {
  const throttle = await throttleOf('signUp', 'anybody', sourceIp, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const { validationToken } = query
  const link = validationToken === undefined ? undefined : await openLink(validationToken, ['VALIDATION'], now)
  if (validationToken !== undefined && link === undefined) fail('auth.linkExpired')

  const invitation = await invitations.byId(invitationId(body.invitationCode))
  const isOpen =
    invitation !== undefined &&
    invitation.expiresAt > epochSeconds(now) &&
    invitation.guest.membership.accountType === body.accountType &&
    (link === undefined || link.purpose.guest.email === invitation.guest.email) &&
    (await userByEmail(invitation.guest.email)) === undefined
  if (!isOpen) {
    await throttle.failed()
    return fail('auth.invitationRefused')
  }
  const { membership, email } = invitation.guest
  const { firstName, lastName, npn } = body
  const isConfirmed = link !== undefined
  const guest = newUser({
    ...membership,
    email,
    firstName,
    lastName,
    ...(npn !== undefined && npn !== '' && body.accountType !== 'CUSTOMER' && { npn }),
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
  const identityToken = await identityTokenOf(email, body.password)
  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user, amr: ['link', 'pwd'], identityToken, client, now })
  await commit([...writes, links.remove(link), session.write])
  return session.tokens
})
