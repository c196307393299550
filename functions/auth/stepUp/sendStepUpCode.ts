import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/stepUp.ts'
import { sendMfaCode } from '../mfa/mfaCode.ts'

/** Who has another factor needs no code sent, and gets none. */
export const sendStepUpCode = implement(contract.sendStepUpCode)(async ({ actor, now, fail }) => {
  const user = await users.require(actor.userId)
  const { mfaType } = user
  if (mfaType !== 'EMAIL' && mfaType !== 'SMS') return
  const { wait } = await sendMfaCode(user, mfaType, 'stepUp', now)
  if (wait > 0) fail('access.tooManyCodes')
})
