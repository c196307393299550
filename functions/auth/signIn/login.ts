import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isPasswordExpired } from '#shared/domain/identity/passwordRules.ts'
import { isHuman } from '../captcha/isHuman.ts'
import { askedFor, refusedFor, secondFactor } from '../mfa/secondFactor.ts'
import { isHeld } from '../organizations/organization.ts'
import { beginSession } from '../session/beginSession.ts'
import { mustUseProvider, quietWay } from '../sso/refuseOtherWays.ts'
import { throttleOf } from '../store/throttles.ts'
import { noteSignIn } from './noteSignIn.ts'

const hasExpired = (user: UserRecord, now: Instant): boolean =>
  isPasswordExpired(user.accountType, {
    setAt: epochSeconds(user.passwordSetAt ?? user.createdAt),
    now: epochSeconds(now),
  })

/**
 * Unknown, invited and disabled users and wrong passwords take the same steps and get the same answer; everything that
 * tells something about a user comes after the right password (rule: quiet-sign-in).
 */
export const login = implement(contract.login)(async ({ body, query, sourceIp, client, now, fail }) => {
  const { username, password, mfaCode, recoveryCode, rememberDevice } = body
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
  if (isRefused) return fail('auth.credentialsRefused')
  if (user.status === 'UNCONFIRMED' || hasExpired(user, now)) {
    await throttle.spared()
    return fail(user.status === 'UNCONFIRMED' ? 'auth.emailNotValidated' : 'auth.passwordExpired')
  }

  const factor = await secondFactor(user, proof, { mfaCode, recoveryCode }, now)
  if (factor.outcome === 'missing' || factor.outcome === 'throttled') {
    await throttle.spared()
    if (factor.outcome === 'throttled') return fail('auth.throttled', { data: { seconds: factor.wait } })
    const { mfaType } = factor
    return fail('auth.mfaRequired', { detail: askedFor[mfaType], data: { mfaType } })
  }
  if (factor.outcome === 'refused') return fail('auth.mfaRefused', { detail: refusedFor[factor.mfaType] })
  if (factor.outcome !== 'passed') return fail('auth.recoveryCodeRefused')
  if (await isHeld(user)) {
    await throttle.spared()
    return fail('persona.held')
  }
  const { amr, identityToken, once } = factor
  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user, amr, rememberDevice, identityToken, client, now })
  const [begun] = await Promise.all([
    commit([session.write], once === undefined ? {} : { once }),
    noteSignIn(user, now),
  ])
  if (begun !== 'done') return fail('auth.mfaRefused')
  await throttle.passed()
  return session.tokens
})
