import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { invitationLink, type NewInvitationLink } from './invitationLink.ts'

export interface LinkInvitation extends NewInvitationLink {
  /** Who invites, and for what organization, as the e-mail says it. */
  readonly invitedBy: string
  readonly organizationName: string
}

/** An invitation link that goes out by e-mail: the writes and the event to commit with what it is about. */
export const inviteByLink = ({
  invitedBy,
  organizationName,
  ...invitation
}: LinkInvitation): { readonly writes: readonly Write[]; readonly event: DomainEvent; readonly url: string } => {
  const { guest, now } = invitation
  const { url, write } = invitationLink(invitation)
  const mail = mailWrite({
    template: 'userInvitation',
    to: guest.email,
    firstName: guest.firstName,
    data: { invitedBy, organizationName, role: guest.membership.role, link: url },
    now,
  })
  return { writes: [write, mail.write], event: mail.event, url }
}
