import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { newLink } from '#functions/directory/store/links.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

interface UserInvitation {
  readonly user: UserRecord
  /** Who invites and for what organization, as the e-mail says it. */
  readonly invitedBy: string
  readonly organizationName: string
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** The e-mail with the link by which an invited user chooses a password. */
export const inviteUser = ({
  user,
  invitedBy,
  organizationName,
  now,
}: UserInvitation): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  const link = newLink({ kind: 'USER_INVITE', userId: user.id }, now)
  const mail = mailWrite({
    template: 'userInvitation',
    to: user.email,
    firstName: user.firstName,
    data: {
      invitedBy,
      organizationName,
      role: user.role,
      link: `${config.publicUrl}${linkPages.userInvited}#${link.token}`,
    },
    now,
  })
  return { writes: [link.write, mail.write], events: [mail.event] }
}
