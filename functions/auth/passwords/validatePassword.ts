import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { brokenPasswordRules, type PasswordOwner } from '#shared/domain/identity/passwordRules.ts'
import { openLink } from '../store/links.ts'
import { users } from '../store/users.ts'
import { passwordOwner } from './passwordRules.ts'

/** Whom the link's password will be for, as far as it is known. */
const ownerOf = async (token: string | undefined, now: string): Promise<PasswordOwner> => {
  if (token === undefined) return {}
  const link = await openLink(token, ['PASSWORD_RESET', 'USER_INVITE', 'VALIDATION'], now)
  if (link === undefined) return {}
  const { purpose } = link
  if (purpose.kind === 'VALIDATION') return passwordOwner(purpose.guest, purpose.guest.membership)
  const user = await users.byId(purpose.userId)
  return user === undefined ? {} : passwordOwner(user, user)
}

/** The last five passwords are compared when the password is set: at every keystroke it would cost a second. */
export const validatePassword = implement(contract.validatePassword)(async ({ query, body, now }) =>
  brokenPasswordRules(body.password, await ownerOf(query.token, now)),
)
