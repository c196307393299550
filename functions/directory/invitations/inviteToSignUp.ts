import { randomInt } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { invitationId, invitations } from '../store/invitations.ts'
import { type LinkGuest, newLink } from '../store/links.ts'

/** No letters that are read as digits. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 10

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

export interface SignUpInvitation {
  readonly guest: LinkGuest
  /** Who invites, and to what organization, as the e-mail says it. */
  readonly invitedBy: string
  readonly organizationName: string
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/**
 * Invites the first person of a new organization to sign up. The e-mail's link brings the invitation code along; typed in
 * without the link, the code does as well, and the e-mail is confirmed afterwards.
 */
export const inviteToSignUp = ({
  guest,
  invitedBy,
  organizationName,
  now,
}: SignUpInvitation): { readonly writes: readonly Write[]; readonly event: DomainEvent; readonly code: string } => {
  const code = newCode()
  const link = newLink({ kind: 'VALIDATION', tokenType: 'NEW_ACCOUNT', guest }, now)
  const mail = mailWrite({
    template: 'userInvitation',
    to: guest.email,
    firstName: guest.firstName,
    data: {
      invitedBy,
      organizationName,
      role: guest.membership.role,
      link: `${config.publicUrl}${linkPages.signUpValidation}?invitationCode=${code}#${link.token}`,
    },
    now,
  })
  const expiresAt = epochSeconds(now) + lifetimes.validationLink
  return {
    code,
    event: mail.event,
    writes: [invitations.create({ id: invitationId(code), guest, expiresAt }), link.write, mail.write],
  }
}
