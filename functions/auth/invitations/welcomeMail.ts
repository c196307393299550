import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { organizationOf } from '../organizations/organization.ts'
import type { UserRecord } from '../store/users.ts'

/** The first e-mail after the account is ready. */
export const welcomeMail = async (user: UserRecord, now: string) => {
  const { name } = await organizationOf(user)
  return mailWrite({
    template: 'welcome',
    to: user.email,
    firstName: user.firstName,
    data: { organizationName: name, link: `${config.publicUrl}/login` },
    now,
  })
}
