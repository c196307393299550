import { requireAuthenticator, verifyAuthenticator } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/mfa.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { renewRecoveryCodes, withoutRecoveryCodes } from '../store/recoveryCodes.ts'
import { identityTokenOfSession } from './identityTokenOfSession.ts'
import { takeMfaCode } from './mfaCode.ts'

/** Two codes in a row prove that app and clock of the phone are right (administration, section 5, MFA codes). */
const provesAuthenticator = async (identityToken: string, first: string, second: string) => {
  if (first === second) return 'wrong'
  const proof = await verifyAuthenticator({ identityToken, code: first })
  return proof === 'right' ? verifyAuthenticator({ identityToken, code: second }) : proof
}

/** Turns the factor on, in place of the one before; an authenticator app comes with recovery codes. */
export const verifyMfa = implement(contract.verifyMfa)(async ({ body, actor, now, fail, requireStepUp }) => {
  const user = await users.require(actor.userId)
  if (user.mfaType !== 'NONE') requireStepUp()
  const { mfaType, mfa1, mfa2 = '' } = body
  if (mfaType === 'GOOGLE') {
    const identityToken = (await identityTokenOfSession(actor)) ?? fail('auth.signInAgain')
    const proof = await provesAuthenticator(identityToken, mfa1, mfa2)
    if (proof === 'signInAgain') fail('auth.signInAgain')
    if (proof === 'wrong') fail('auth.mfaCodeWrong', { data: { type: 'Authenticator' } })
  } else if (!(await takeMfaCode(user, mfaType, 'setUpMfa', mfa1, now)))
    fail('auth.mfaCodeWrong', { data: { type: mfaType } })

  if (mfaType === 'GOOGLE' || user.mfaType === 'GOOGLE') await requireAuthenticator(user.email, mfaType === 'GOOGLE')
  const notice = securityNotice(user, { what: 'factorOn', factor: mfaType }, now)
  const after = [users.update(user, { ...user, mfaType }), notice.write]
  if (mfaType !== 'GOOGLE') {
    await commit([...after, ...(await withoutRecoveryCodes(user.id))], { events: [notice.event] })
    return { mfaType }
  }
  const recovery = await renewRecoveryCodes(user.id, now)
  await commit([...after, recovery.write], { events: [notice.event] })
  return { mfaType, recoveryCodes: recovery.codes }
})
