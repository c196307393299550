import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { mustStayWithProvider } from '../sso/refuseOtherWays.ts'
import { throttleOf } from '../store/throttles.ts'

/** An address that somebody signs in with gets no letter; who asks is not told whose it is. */
export const changeOwnEmail = implement(contract.changeOwnEmail)(async ({ body, actor, sourceIp, now, fail }) => {
  const user = await users.require(actor.userId)
  await mustStayWithProvider(user, body.email)
  const throttle = await throttleOf({ kind: 'emailChange', email: user.email, sourceIp }, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const { email } = body
  if ((await userByEmail(email)) !== undefined) {
    await commit([newLink({ kind: 'NOTHING' }, now).write])
    return
  }
  const link = newLink({ kind: 'EMAIL_CHANGE', userId: user.id, email }, now)
  const mail = mailWrite({
    template: 'emailChange',
    to: email,
    firstName: user.firstName,
    data: { link: `${config.publicUrl}${linkPages.emailChange}#${link.token}` },
    now,
  })
  await commit([link.write, mail.write], { events: [mail.event] })
})
