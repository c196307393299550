import { requireAuthenticator, startAuthenticator } from '#functions/_platform/auth/cognito.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/mfa.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { organizationOf } from '../organizations/organization.ts'
import { withoutRecoveryCodes } from '../store/recoveryCodes.ts'
import { authenticatorAddress } from './authenticatorAddress.ts'
import { identityTokenOfSession } from './identityTokenOfSession.ts'
import { sendMfaCode } from './mfaCode.ts'

/**
 * A factor counts only after verifyMfa; turning it off counts at once. Where the account requires one it stays, but for
 * who came in with a recovery code: that phone is lost, and the web app asks for a new factor at once.
 */
export const updateMfa = implement(contract.updateMfa)(async ({ query, actor, now, fail, requireStepUp }) => {
  const user = await users.require(actor.userId)
  const { mfaType } = query
  if (user.mfaType !== 'NONE') requireStepUp()
  if (mfaType === 'NONE') {
    if ((await organizationOf(user)).enforceMfa && !actor.amr?.includes('recovery')) fail('auth.mfaEnforced')
    if (user.mfaType === 'NONE') return {}
    if (user.mfaType === 'GOOGLE') await requireAuthenticator(user.email, false)
    const notice = securityNotice(user, { what: 'factorOff' }, now)
    await commit([users.update(user, { ...user, mfaType }), notice.write, ...(await withoutRecoveryCodes(user.id))], {
      events: [notice.event],
    })
    return {}
  }
  if (mfaType === 'GOOGLE') {
    const identityToken = (await identityTokenOfSession(actor)) ?? fail('auth.signInAgain')
    const secret = (await startAuthenticator(identityToken)) ?? fail('auth.signInAgain')
    return {
      qrCode: authenticatorAddress({ provider: regionOf(config.region).provider.name, email: user.email, secret }),
    }
  }
  if (mfaType === 'SMS' && user.phone === '') fail('auth.mfaNoPhone')
  const { wait } = await sendMfaCode(user, mfaType, 'setUpMfa', now)
  if (wait > 0) fail('access.tooManyCodes')
  return {}
})
