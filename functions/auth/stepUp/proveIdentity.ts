import {
  type PasswordProof,
  proveAuthenticatorCode,
  provePassword,
  verifyAuthenticator,
} from '#functions/_platform/auth/cognito.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { stepUp } from '#shared/contracts/auth/stepUp.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { appCodeUse } from '../mfa/appCodeUse.ts'
import { takeMfaCode } from '../mfa/mfaCode.ts'
import { verifyPasskey } from '../passkeys/verifyPasskey.ts'
import { takeRecoveryCode } from '../recovery/takeRecoveryCode.ts'

type Given = BodyOf<typeof stepUp>

/** What was proved: in the words of `amr`, and with the user pool's token when the password was among it. */
export interface IdentityProof {
  readonly amr: readonly string[]
  readonly identityToken?: string | undefined
}

const isFirstUse = async (user: UserRecord, code: string): Promise<boolean> =>
  (await commit([], { once: appCodeUse(user, code) })) === 'done'

const byAppAlone = async (
  user: UserRecord,
  code: string,
  identityToken: string,
): Promise<IdentityProof | undefined> => {
  const outcome = await verifyAuthenticator({ identityToken, code })
  if (outcome === 'signInAgain') return fail('auth.signInAgain')
  return outcome === 'right' && (await isFirstUse(user, code)) ? { amr: ['otp', 'mfa'] } : undefined
}

const byPasswordAndApp = async (
  user: UserRecord,
  proof: PasswordProof | undefined,
  code: string,
): Promise<IdentityProof | undefined> => {
  if (proof === undefined) return fail('auth.signInAgain')
  if (proof.outcome !== 'authenticatorNeeded') return undefined
  const answer = await proveAuthenticatorCode({ email: user.email, challenge: proof.challenge, code })
  return answer.outcome === 'refused' || !(await isFirstUse(user, code))
    ? undefined
    : { amr: ['pwd', 'otp', 'mfa'], identityToken: answer.identityToken }
}

const byCode = async (
  user: UserRecord,
  code: string,
  proof: PasswordProof | undefined,
  identityToken: string | undefined,
  now: Instant,
): Promise<IdentityProof | undefined> => {
  const { mfaType } = user
  if (mfaType === 'NONE') return undefined
  if (mfaType === 'GOOGLE')
    return identityToken !== undefined && proof === undefined
      ? byAppAlone(user, code, identityToken)
      : byPasswordAndApp(user, proof, code)
  if (!(await takeMfaCode(user, mfaType, 'stepUp', code, now))) return undefined
  return { amr: ['otp', 'mfa'], identityToken: proof?.outcome === 'signedIn' ? proof.identityToken : undefined }
}

/**
 * What a user has proved of the own identity with what was given: a passkey, the code of the factor, a recovery code in
 * the app's place, or the password of who has no factor. Undefined when it is wrong or not enough. A password that comes
 * along must be right as well.
 */
export const proveIdentity = async (
  user: UserRecord,
  { password, code, recoveryCode, passkey }: Given,
  identityToken: string | undefined,
  now: Instant,
): Promise<IdentityProof | undefined> => {
  const proof = password === undefined ? undefined : await provePassword({ email: user.email, password })
  if (proof?.outcome === 'refused') return undefined
  if (passkey !== undefined) {
    const found = await verifyPasskey(passkey, { kind: 'STEP_UP', userId: user.id }, now)
    if (found === undefined) return undefined
    await commit([found.used])
    return { amr: ['passkey', 'mfa'] }
  }
  if (recoveryCode !== undefined)
    return (await takeRecoveryCode(user, recoveryCode, now)) ? { amr: ['recovery', 'mfa'] } : undefined
  if (code !== undefined) return byCode(user, code, proof, identityToken, now)
  return user.mfaType === 'NONE' && proof?.outcome === 'signedIn'
    ? { amr: ['pwd'], identityToken: proof.identityToken }
    : undefined
}
