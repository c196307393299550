import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { openLink } from '../store/links.ts'

export const getValidationToken = implement(contract.getValidationToken)(async ({ params, now, fail }) => {
  const link = await openLink(params.token, ['VALIDATION'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const { tokenType, guest } = link.purpose
  return {
    email: guest.email,
    firstName: guest.firstName,
    lastName: guest.lastName,
    tokenType,
    accountType: guest.membership.accountType,
    ...(guest.redirectUrl !== undefined && { redirectURL: guest.redirectUrl }),
  }
})
