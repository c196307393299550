import { type PasswordProof, proveAuthenticatorCode } from '#functions/_platform/auth/cognito.ts'
import type { UserRecord } from '../store/users.ts'
import { sendMfaCode, takeMfaCode } from './mfaCode.ts'

/** What came of the second factor after the right password. */
export type SecondFactor =
  | { readonly outcome: 'missing'; readonly askedFor: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'throttled'; readonly wait: number }
  | { readonly outcome: 'passed'; readonly amr: readonly string[]; readonly identityToken: string | undefined }

type RightProof = Exclude<PasswordProof, { readonly outcome: 'refused' }>

const askedFor = {
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
  code: string | undefined,
  now: string,
): Promise<SecondFactor> => {
  if (proof.outcome === 'authenticatorNeeded') {
    if (code === undefined) return { outcome: 'missing', askedFor: askedFor.GOOGLE }
    const answer = await proveAuthenticatorCode(user.email, proof.challenge, code)
    return answer.outcome === 'refused'
      ? answer
      : { outcome: 'passed', amr: ['pwd', 'otp'], identityToken: answer.identityToken }
  }
  const { identityToken } = proof
  const { mfaType } = user
  if (mfaType !== 'EMAIL' && mfaType !== 'SMS') return { outcome: 'passed', amr: ['pwd'], identityToken }
  if (code === undefined) {
    const { wait } = await sendMfaCode(user, mfaType, 'signIn', now)
    return wait > longestGap ? { outcome: 'throttled', wait } : { outcome: 'missing', askedFor: askedFor[mfaType] }
  }
  const right = await takeMfaCode(user, mfaType, 'signIn', code, now)
  return right ? { outcome: 'passed', amr: ['pwd', 'otp'], identityToken } : { outcome: 'refused' }
}

/** Within this time the code that was just sent is still on its way and is the one to enter. */
const longestGap = 20
