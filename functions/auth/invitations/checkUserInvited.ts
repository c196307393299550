import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { userOfLink } from '../store/userOfLink.ts'

export const checkUserInvited = implement(contract.checkUserInvited)(async ({ params, now }) => {
  const { user } = await userOfLink(params.token, 'USER_INVITE', now)
  return { valid: true, email: user.email }
})
