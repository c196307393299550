import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { isPasswordExpired } from '#shared/domain/identity/passwordRules.ts'
import { isHuman } from '../captcha/isHuman.ts'
import { askedFor, secondFactor } from '../mfa/secondFactor.ts'
import { beginSession } from '../session/beginSession.ts'
import { throttleOf } from '../store/throttles.ts'
import { userByEmail } from '../store/userByEmail.ts'
import type { UserRecord } from '../store/users.ts'
import { noteSignIn } from './noteSignIn.ts'

const hasExpired = (user: UserRecord, now: string): boolean =>
  isPasswordExpired(user.accountType, epochSeconds(user.passwordSetAt ?? user.createdAt), epochSeconds(now))

/**
 * Unknown, invited and disabled users and wrong passwords take the same steps and get the same answer; everything that
 * tells something about a user comes after the right password (decision 11).
 */
export const login = implement(contract.login)(async ({ body, query, sourceIp, client, now, fail }) => {
  const { username, password, mfaCode, recoveryCode, rememberDevice } = body
  const throttle = await throttleOf('login', username, sourceIp, now)
  if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
  if (throttle.needsCaptcha && !(await isHuman(query['g-recaptcha-response'], 'login', sourceIp)))
    fail('auth.captchaRequired')

  const [user, proof] = await Promise.all([userByEmail(username), provePassword(username, password, sourceIp)])
  if (user === undefined || !user.enabled || proof.outcome === 'refused') {
    await throttle.failed()
    return fail('auth.credentialsRefused')
  }
  if (user.status === 'UNCONFIRMED') fail('auth.emailNotValidated')
  if (hasExpired(user, now)) fail('auth.passwordExpired')

  const factor = await secondFactor(user, proof, { mfaCode, recoveryCode }, now)
  if (factor.outcome === 'missing') {
    const { mfaType } = factor
    return fail('auth.mfaRequired', { detail: askedFor[mfaType], data: { mfaType } })
  }
  if (factor.outcome === 'throttled') return fail('auth.throttled', { data: { seconds: factor.wait } })
  if (factor.outcome !== 'passed') {
    await throttle.failed()
    return fail(factor.outcome === 'refused' ? 'auth.mfaRefused' : 'auth.recoveryCodeRefused')
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
