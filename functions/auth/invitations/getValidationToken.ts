import { implement } from '#functions/_platform/http/implement.ts'
import { openLink } from '#functions/directory/store/links.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { organizationOf } from '../organizations/organization.ts'

export const getValidationToken = implement(contract.getValidationToken)(async ({ body, now, fail }) => {
  const link = await openLink(body.token, ['VALIDATION'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const { tokenType, guest } = link.purpose
  return {
    email: guest.email,
    firstName: guest.firstName,
    lastName: guest.lastName,
    tokenType,
    accountType: guest.membership.accountType,
    organizationName: (await organizationOf(guest.membership)).name,
    ...(guest.redirectUrl !== undefined && { redirectURL: guest.redirectUrl }),
  }
})
