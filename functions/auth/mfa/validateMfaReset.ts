import { requireAuthenticator } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userOfLink } from '#functions/directory/store/userOfLink.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/mfa.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { beginSession } from '../session/beginSession.ts'
import { withoutRecoveryCodes } from '../store/recoveryCodes.ts'

/** The password was proved when the link was asked for, the mailbox is by the link. */
export const validateMfaReset = implement(contract.validateMfaReset)(async ({ body, client, now }) => {
  const { user: before, spent } = await userOfLink(body.token, 'MFA_RESET', now)
  const user = { ...before, mfaType: 'NONE', linksValidFrom: now } as const
  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user, amr: ['pwd', 'link'], client, now })
  if (before.mfaType === 'GOOGLE') await requireAuthenticator(user.email, false)
  const notice = securityNotice(user, { what: 'factorOff' }, now)
  const codes = await withoutRecoveryCodes(user.id)
  await commit([spent, users.update(before, user), session.write, notice.write, ...codes], { events: [notice.event] })
  return session.tokens
})
