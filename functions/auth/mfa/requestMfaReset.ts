import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import * as contract from '#shared/contracts/auth/mfa.ts'
import { newLink } from '../store/links.ts'
import { throttleOf } from '../store/throttles.ts'
import { userByEmail } from '../store/userByEmail.ts'

/** Takes the password and the mailbox in place of the lost factor. Its tries count with those of the login. */
export const requestMfaReset = implement(contract.requestMfaReset)(async ({ body, sourceIp, now, fail }) => {
  const { username, password } = body
  const throttle = await throttleOf('login', username, sourceIp, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  const [user, proof] = await Promise.all([userByEmail(username), provePassword(username, password, sourceIp)])
  if (user === undefined || !user.enabled || proof.outcome === 'refused') {
    await throttle.failed()
    return fail('auth.mfaResetRefused')
  }
  const link = newLink({ kind: 'MFA_RESET', userId: user.id }, now)
  const mail = mailWrite({
    template: 'mfaReset',
    to: user.email,
    firstName: user.firstName,
    data: { link: `${config.publicUrl}${linkPages.mfaReset}/${link.token}` },
    now,
  })
  await commit([link.write, mail.write], { events: [mail.event] })
})
