import { type PasswordProof, proveAuthenticatorCode } from '#functions/_platform/auth/cognito.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import { takeRecoveryCode } from '../recovery/takeRecoveryCode.ts'
import { appCodeUse } from './appCodeUse.ts'
import { sendMfaCode, takeMfaCode } from './mfaCode.ts'

/** What came of the second factor after the right password. */
export type SecondFactor =
  | { readonly outcome: 'missing'; readonly mfaType: Exclude<MfaType, 'NONE'> }
  | { readonly outcome: 'refused'; readonly mfaType: Exclude<MfaType, 'NONE'> }
  | { readonly outcome: 'recoveryCodeRefused' }
  | { readonly outcome: 'throttled'; readonly wait: number }
  | {
      readonly outcome: 'passed'
      readonly amr: readonly string[]
      readonly identityToken?: string | undefined
      /** Keeps what was entered from being used again: the sign-in is committed with it. */
      readonly once?: string
    }

/** What was entered after the password, if anything. */
interface Entered {
  readonly mfaCode?: string | undefined
  readonly recoveryCode?: string | undefined
}

type RightProof = Exclude<PasswordProof, { readonly outcome: 'refused' }>

/** What the sign-in asks for, by factor. */
export const askedFor = {
  EMAIL: 'Enter the 6-digit code that we sent to your email address.',
  GOOGLE: 'Enter the 6-digit code of your authenticator app.',
  SMS: 'Enter the 6-digit code that we sent to your phone.',
} as const

/** What is said of a wrong code, by factor. */
export const refusedFor = {
  EMAIL: 'That code is not right, or no longer good. Enter the newest code that we sent to your email address.',
  GOOGLE: 'That code is not right. Enter the newest code of your authenticator app.',
  SMS: 'That code is not right, or no longer good. Enter the newest code that we sent to your phone.',
} as const

/**
 * The second step of a sign-in. The user pool asks for the authenticator app by itself. Codes by SMS and e-mail are the
 * platform's own, because they have limits (rule: one-time-code) that Cognito has no settings for.
 */
export const secondFactor = async (
  user: UserRecord,
  proof: RightProof,
  { mfaCode: code, recoveryCode }: Entered,
  now: Instant,
): Promise<SecondFactor> => {
  if (proof.outcome === 'authenticatorNeeded') {
    if (recoveryCode !== undefined)
      return (await takeRecoveryCode(user, recoveryCode, now))
        ? { outcome: 'passed', amr: ['pwd', 'recovery', 'mfa'] }
        : { outcome: 'recoveryCodeRefused' }
    if (code === undefined) return { outcome: 'missing', mfaType: 'GOOGLE' }
    const answer = await proveAuthenticatorCode({ email: user.email, challenge: proof.challenge, code })
    return answer.outcome === 'refused'
      ? { outcome: 'refused', mfaType: 'GOOGLE' }
      : {
          outcome: 'passed',
          amr: ['pwd', 'otp', 'mfa'],
          identityToken: answer.identityToken,
          once: appCodeUse(user, code),
        }
  }
  const { identityToken } = proof
  const { mfaType } = user
  if (mfaType !== 'EMAIL' && mfaType !== 'SMS') return { outcome: 'passed', amr: ['pwd'], identityToken }
  if (code === undefined) {
    const { wait } = await sendMfaCode(user, mfaType, 'signIn', now)
    return wait > longestGap ? { outcome: 'throttled', wait } : { outcome: 'missing', mfaType }
  }
  const right = await takeMfaCode(user, mfaType, 'signIn', code, now)
  return right ? { outcome: 'passed', amr: ['pwd', 'otp', 'mfa'], identityToken } : { outcome: 'refused', mfaType }
}

/** Within this time the code that was just sent is still on its way and is the one to enter. */
const longestGap = 20
