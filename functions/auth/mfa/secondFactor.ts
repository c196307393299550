import { type PasswordProof, proveAuthenticatorCode } from '#functions/_platform/auth/cognito.ts'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import { takeRecoveryCode } from '../recovery/takeRecoveryCode.ts'
import type { UserRecord } from '../store/users.ts'
import { appCodeUse } from './appCodeUse.ts'
import { sendMfaCode, takeMfaCode } from './mfaCode.ts'

/** What came of the second factor after the right password. */
export type SecondFactor =
  | { readonly outcome: 'missing'; readonly mfaType: Exclude<MfaType, 'NONE'> }
  | { readonly outcome: 'refused' | 'recoveryCodeRefused' }
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
  EMAIL: 'Enter the 6-digit code that we sent to your e-mail address.',
  GOOGLE: 'Enter the 6-digit code of your authenticator app.',
  SMS: 'Enter the 6-digit code that we sent to your phone.',
} as const

/**
 * The second step of a sign-in. The user pool asks for the authenticator app by itself. Codes by SMS and e-mail are the
 * platform's own, because decision 10 gives them limits that Cognito has no settings for.
 */
export const secondFactor = async (
  user: UserRecord,
  proof: RightProof,
  { mfaCode: code, recoveryCode }: Entered,
  now: string,
): Promise<SecondFactor> => {
  if (proof.outcome === 'authenticatorNeeded') {
    if (recoveryCode !== undefined)
      return (await takeRecoveryCode(user, recoveryCode, now))
        ? { outcome: 'passed', amr: ['pwd', 'recovery', 'mfa'] }
        : { outcome: 'recoveryCodeRefused' }
    if (code === undefined) return { outcome: 'missing', mfaType: 'GOOGLE' }
    const answer = await proveAuthenticatorCode(user.email, proof.challenge, code)
    return answer.outcome === 'refused'
      ? answer
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
  return right ? { outcome: 'passed', amr: ['pwd', 'otp', 'mfa'], identityToken } : { outcome: 'refused' }
}

/** Within this time the code that was just sent is still on its way and is the one to enter. */
const longestGap = 20
