import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { isHuman } from '../captcha/isHuman.ts'
import { mustUseProvider, quietWay } from '../sso/refuseOtherWays.ts'
import { throttleOf } from '../store/throttles.ts'

/** An e-mail nobody has costs the same reads and a write, and gets the same answer; only the letter is not sent. */
export const requestPasswordReset = implement(contract.requestPasswordReset)(
  async ({ params, query, sourceIp, now, fail }) => {
    const { isOnlyForSome } = await quietWay(params.email)
    const throttle = await throttleOf({ kind: 'passwordReset', email: params.email, sourceIp }, now)
    if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
    if (!(await isHuman({ answer: query['g-recaptcha-response'], sourceIp }, 'forgot_password'))) {
      await throttle.spared()
      fail('auth.captchaRequired')
    }

    const user = await userByEmail(params.email)
    const isUnsent = user === undefined || !user.enabled || user.status === 'INVITED'
    if (isUnsent || (isOnlyForSome && (await mustUseProvider(user)))) {
      await commit([newLink({ kind: 'NOTHING' }, now).write])
      return isOnlyForSome ? fail('auth.ssoRequired') : undefined
    }
    const link = newLink({ kind: 'PASSWORD_RESET', userId: user.id }, now)
    const mail = mailWrite({
      template: 'passwordReset',
      to: user.email,
      firstName: user.firstName,
      data: { link: `${config.publicUrl}${linkPages.passwordReset}#${link.token}` },
      now,
    })
    await commit([link.write, mail.write], { events: [mail.event] })
    // Who works elsewhere has a letter, and is told what everybody of the domain is.
    if (isOnlyForSome) fail('auth.ssoRequired')
  },
)
