import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { canUser } from '#shared/records/user/userLife.ts'
import { throttleOf } from '../store/throttles.ts'
import { confirmationMail } from './confirmationMail.ts'

/**
 * The answer is the same for an e-mail nobody has and for one that is confirmed. Links that were sent before go on working:
 * anybody may ask, and nobody shall spoil the link that somebody else is about to open.
 */
export const resendValidationEmail = implement(contract.resendValidationEmail)(
  async ({ params, sourceIp, now, fail }) => {
    const throttle = await throttleOf({ kind: 'resendValidation', email: params.email, sourceIp }, now)
    if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
    const user = await userByEmail(params.email)
    if (user === undefined || !user.enabled || !canUser(user.status, 'askToConfirm')) {
      await commit([newLink({ kind: 'NOTHING' }, now).write])
      return
    }
    const { writes, events } = confirmationMail(user, now)
    await commit(writes, { events })
  },
)
