import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { userOfLink } from '../store/userOfLink.ts'
import { users } from '../store/users.ts'
import { welcomeMail } from './welcomeMail.ts'

export const confirmUser = implement(contract.confirmUser)(async ({ params, now }) => {
  const { user, spent } = await userOfLink(params.token, 'EMAIL_CONFIRM', now)
  if (user.status !== 'UNCONFIRMED') {
    await commit([spent])
    return { email: user.email }
  }
  const mail = await welcomeMail(user, now)
  await commit([spent, users.update(user, { ...user, status: 'ACTIVE' }), mail.write], { events: [mail.event] })
  return { email: user.email }
})
