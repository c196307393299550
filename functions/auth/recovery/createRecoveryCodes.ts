import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/recoveryCodes.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { renewRecoveryCodes } from '../store/recoveryCodes.ts'

export const createRecoveryCodes = implement(contract.createRecoveryCodes)(async ({ actor, now, fail }) => {
  const user = await users.require(actor.userId)
  if (user.mfaType !== 'GOOGLE') fail('auth.noAuthenticator')
  const { codes, write } = await renewRecoveryCodes(user.id, now)
  const notice = securityNotice(user, { what: 'recoveryCodesMade' }, now)
  await commit([write, notice.write], { events: [notice.event] })
  return { codes }
})
