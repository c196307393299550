import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { isAppPath } from '#shared/contract/appPath.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { type LinkGuest, newLink } from '../store/links.ts'

export interface LinkInvitation {
  /** What the landing page shows: a sign-up or join form for who is new, the login for who is known. */
  readonly tokenType: Exclude<ValidationTokenType, 'NEW_ACCOUNT'>
  readonly guest: LinkGuest
  /** Who invites, and for what organization, as the e-mail says it. */
  readonly invitedBy: string
  readonly organizationName: string
  /** Now, as an ISO instant. */
  readonly now: string
}

/** An invitation link that goes out by e-mail: the writes and the event to commit with what it is about. */
export const inviteByLink = ({
  tokenType,
  guest,
  invitedBy,
  organizationName,
  now,
}: LinkInvitation): { readonly writes: readonly Write[]; readonly event: DomainEvent; readonly url: string } => {
  const { redirectUrl } = guest
  if (redirectUrl !== undefined && !isAppPath(redirectUrl))
    throw new Error(`An invitation leads to a page of the web app, not to ${redirectUrl}.`)
  const link = newLink({ kind: 'VALIDATION', tokenType, guest }, now)
  const url = `${config.publicUrl}${linkPages.signUpValidation}/${link.token}`
  const mail = mailWrite({
    template: 'userInvitation',
    to: guest.email,
    firstName: guest.firstName,
    data: { invitedBy, organizationName, role: guest.membership.role, link: url },
    now,
  })
  return { writes: [link.write, mail.write], event: mail.event, url }
}
