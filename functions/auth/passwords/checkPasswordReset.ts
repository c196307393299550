import { implement } from '#functions/_platform/http/implement.ts'
import { userOfLink } from '#functions/directory/store/userOfLink.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'

export const checkPasswordReset = implement(contract.checkPasswordReset)(async ({ body, now }) => {
  await userOfLink(body.token, 'PASSWORD_RESET', now)
  return { valid: true }
})
