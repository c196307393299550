import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { userOfInvitation } from './userOfInvitation.ts'

export const checkUserInvited = implement(contract.checkUserInvited)(async ({ body, now }) => {
  const { user } = await userOfInvitation(body.token, now)
  return { valid: true, email: user.email }
})
