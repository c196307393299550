import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passwords.ts'
import { userOfLink } from '../store/userOfLink.ts'

export const checkPasswordReset = implement(contract.checkPasswordReset)(async ({ params, now }) => {
  await userOfLink(params.token, 'PASSWORD_RESET', now)
  return { valid: true }
})
