import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { newLink } from '#functions/directory/store/links.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** The e-mail with the link that confirms an address. */
export const confirmationMail = (
  user: UserRecord,
  now: Instant,
): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  const link = newLink({ kind: 'EMAIL_CONFIRM', userId: user.id }, now)
  const mail = mailWrite({
    template: 'validationEmail',
    to: user.email,
    firstName: user.firstName,
    data: { link: `${config.publicUrl}${linkPages.confirmUser}#${link.token}` },
    now,
  })
  return { writes: [link.write, mail.write], events: [mail.event] }
}
