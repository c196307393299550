import { implement } from '#functions/_platform/http/implement.ts'
import { openLink } from '#functions/directory/store/links.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { brokenPasswordRules, type PasswordOwner } from '#shared/domain/identity/passwordRules.ts'
import { passwordOwner } from './passwordRules.ts'

/** Whom the link's password will be for, as far as it is known. */
const ownerOf = async (token: string | undefined, now: Instant): Promise<PasswordOwner> => {
  if (token === undefined) return {}
  const link = await openLink(token, ['PASSWORD_RESET', 'USER_INVITE', 'VALIDATION'], now)
  if (link === undefined) return {}
  const { purpose } = link
  if (purpose.kind === 'VALIDATION') return passwordOwner(purpose.guest, purpose.guest.membership)
  const user = await users.byId(purpose.userId)
  return user === undefined ? {} : passwordOwner(user, user)
}

/** The last five passwords are compared when the password is set: at every keystroke it would cost a second. */
export const validatePassword = implement(contract.validatePassword)(async ({ body, now }) =>
  brokenPasswordRules(body.password, await ownerOf(body.token, now)),
)
