import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/stepUp.ts'
import { identityTokenOfSession } from '../mfa/identityTokenOfSession.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { recoveryCodesOf } from '../store/recoveryCodes.ts'

/** The user pool checks a code of the app for who signed in with the password; for others only together with it. */
export const getStepUpMethods = implement(contract.getStepUpMethods)(async ({ actor }) => {
  const user = await users.require(actor.userId)
  const { mfaType: factor } = user
  const [identityToken, passkeys, recovery] = await Promise.all([
    identityTokenOfSession(actor),
    passkeysOf(user.id),
    recoveryCodesOf(user.id),
  ])
  const signedInWithSso = factor === 'NONE' && actor.amr?.includes('sso') === true
  return {
    factor,
    needsPassword: (factor === 'NONE' && !signedInWithSso) || (factor === 'GOOGLE' && identityToken === undefined),
    hasPasskeys: passkeys.length > 0,
    hasRecoveryCodes: (recovery?.hashes.length ?? 0) > 0,
    signedInWithSso,
  }
})
