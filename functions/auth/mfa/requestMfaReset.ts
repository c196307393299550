import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import * as contract from '#shared/contracts/auth/mfa.ts'
import { isHuman } from '../captcha/isHuman.ts'
import { mustUseProvider, quietWay } from '../sso/refuseOtherWays.ts'
import { throttleOf } from '../store/throttles.ts'

/** Letters that somebody who has the password may have sent to the mailbox within an hour. */
const mostLetters = 5

/** Takes the password and the mailbox in place of the lost factor. Its tries count with those of the login, and ask for the captcha where that does. */
export const requestMfaReset = implement(contract.requestMfaReset)(async ({ body, query, sourceIp, now, fail }) => {
  const { username, password } = body
  const { isOnlyForSome } = await quietWay(username)
  const throttle = await throttleOf({ kind: 'login', email: username, sourceIp }, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  if (throttle.needsCaptcha && !(await isHuman({ answer: query['g-recaptcha-response'], sourceIp }, 'login'))) {
    await throttle.spared()
    fail('auth.captchaRequired')
  }
  const [user, proof] = await Promise.all([
    userByEmail(username),
    provePassword({ email: username, password, sourceIp }),
  ])
  const isRefused = user === undefined || !user.enabled || proof.outcome === 'refused'
  if (isOnlyForSome && (isRefused || (await mustUseProvider(user)))) return fail('auth.ssoRequired')
  if (isRefused) return fail('auth.mfaResetRefused')
  await throttle.spared()
  await fewLetters(`factor reset ${user.id}`, mostLetters, now)
  const link = newLink({ kind: 'MFA_RESET', userId: user.id }, now)
  const mail = mailWrite({
    template: 'mfaReset',
    to: user.email,
    firstName: user.firstName,
    data: { link: `${config.publicUrl}${linkPages.mfaReset}#${link.token}` },
    now,
  })
  await commit([link.write, mail.write], { events: [mail.event] })
})
