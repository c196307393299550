import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userOfLink } from '#functions/directory/store/userOfLink.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { canUser } from '#shared/records/user/userLife.ts'
import { welcomeMail } from './welcomeMail.ts'

export const confirmUser = implement(contract.confirmUser)(async ({ body, now }) => {
  const { user, spent } = await userOfLink(body.token, 'EMAIL_CONFIRM', now)
  if (!canUser(user.status, 'confirm')) {
    await commit([spent])
    return { email: user.email }
  }
  const mail = await welcomeMail(user, now)
  await commit([spent, users.update(user, { ...user, status: 'ACTIVE' }), mail.write], { events: [mail.event] })
  return { email: user.email }
})
