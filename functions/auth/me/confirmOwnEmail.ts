import { changeIdentityEmail } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { links, openLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { mustStayWithProvider } from '../sso/refuseOtherWays.ts'
import { securityNotice } from './securityNotice.ts'

/**
 * The old address is told. The user pool is written first: should the commit fail then, the link still works and the same
 * call can be made again. Links that were sent to the old address work no more.
 */
export const confirmOwnEmail = implement(contract.confirmOwnEmail)(async ({ body, now, fail }) => {
  const link = await openLink(body.token, ['EMAIL_CHANGE'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const { userId, email } = link.purpose
  const user = await users.byId(userId)
  const isOpen = user?.enabled === true && link.issuedAt >= user.linksValidFrom
  if (!isOpen || (await userByEmail(email)) !== undefined) return fail('auth.linkExpired')
  await mustStayWithProvider(user, email)
  await changeIdentityEmail({ email: user.email, newEmail: email })
  const notice = securityNotice(user, { what: 'emailChanged', email }, now)
  await commit([links.remove(link), users.update(user, { ...user, email, linksValidFrom: now }), notice.write], {
    events: [notice.event],
  })
  return { email }
})
