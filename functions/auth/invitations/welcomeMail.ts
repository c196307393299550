import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { organizationOf } from '../organizations/organization.ts'

/** The first e-mail after the account is ready. */
export const welcomeMail = async (user: UserRecord, now: Instant) => {
  const { name } = await organizationOf(user)
  return mailWrite({
    template: 'welcome',
    to: user.email,
    firstName: user.firstName,
    data: {
      organizationName: name,
      isPolicyHolder: user.accountType === 'CUSTOMER',
      link: `${config.publicUrl}/login`,
    },
    now,
  })
}
