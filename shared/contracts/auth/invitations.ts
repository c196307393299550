import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { validationTokenTypes } from '#shared/domain/identity/tokenTypes.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import {
  AccountTypeField,
  AppPath,
  EmailAddress,
  FirstName,
  LastName,
  LinkToken,
  Npn,
  Password,
  RoleId,
  SessionTokens,
} from './fields.ts'

export const getValidationToken = defineOperation({
  name: 'getValidationToken',
  method: 'POST',
  path: '/api/auth/v1/validationTokens',
  summary: 'Whom an invitation link is for and what its page has to show.',
  access: 'public',
  safe: true,
  body: z.strictObject({ token: LinkToken }),
  response: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    tokenType: z.enum(validationTokenTypes),
    accountType: AccountTypeField,
    organizationName: z.string(),
    redirectURL: AppPath.optional(),
  }),
  problems: ['auth.linkExpired'],
})

/** With a validation token the e-mail counts as confirmed; without one the account waits for confirmUser (rule: sign-up). */
export const signUp = defineOperation({
  name: 'signUp',
  method: 'POST',
  path: '/api/auth/v1/signup',
  summary: 'Creates the user of an invitation. Answers tokens with a validation token, nothing without one.',
  access: 'public',
  secret: true,
  body: z.strictObject({
    token: LinkToken.optional(),
    invitationCode: filledLine(40, { missing: 'Invitation code is required' }),
    password: Password,
    organization: filledLine(100, { missing: 'Organization name is required' }),
    firstName: FirstName,
    lastName: LastName,
    npn: Npn.optional(),
    accountType: AccountTypeField,
  }),
  status: 201,
  response: SessionTokens.partial(),
  problems: [
    'auth.invitationRefused',
    'auth.linkExpired',
    'auth.passwordRefused',
    'auth.ssoRequired',
    'auth.throttled',
    'blacklist.refused',
    'user.registrationInvalid',
  ],
})

export const joinAccount = defineOperation({
  name: 'joinAccount',
  method: 'POST',
  path: '/api/auth/v1/join',
  summary: 'Creates the user whom an existing account, quote or agency has invited, and signs in.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: LinkToken, firstName: FirstName, lastName: LastName, password: Password }),
  response: SessionTokens,
  problems: ['auth.linkExpired', 'auth.passwordRefused', 'auth.ssoRequired', 'auth.tokenRefused'],
})

export const confirmUser = defineOperation({
  name: 'confirmUser',
  method: 'POST',
  path: '/api/auth/v1/confirm',
  summary: 'Confirms that the e-mail address belongs to who signed up with it.',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  response: z.object({ email: z.string() }),
  problems: ['auth.linkExpired'],
})

export const resendValidationEmail = defineOperation({
  name: 'resendValidationEmail',
  method: 'POST',
  path: '/api/auth/v1/resendValidationEmail/{email}',
  summary: 'E-mails the confirmation link once more. The answer is the same for an e-mail nobody has.',
  access: 'public',
  params: { email: EmailAddress },
  problems: ['auth.throttled'],
})

export const listMyInvitations = defineOperation({
  name: 'listMyInvitations',
  method: 'GET',
  path: '/api/auth/v1/me/invitations',
  summary: 'The organizations that keep a place for the caller, until it is accepted or declined.',
  access: 'any',
  response: z.array(
    z.object({
      id: z.string(),
      invitedAt: Instant,
      organizations: z.array(
        z.object({ id: z.string(), name: z.string(), accountType: AccountTypeField, role: RoleId }),
      ),
    }),
  ),
})

export const acceptInvitation = defineOperation({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/auth/v1/me/invitations/{placeId}',
  summary: 'Makes the caller a member of the organizations that keep this place; their people see the caller then.',
  access: 'any',
  params: { placeId: UserId },
  problems: ['auth.linkExpired', 'user.notFound', 'user.tooManyAccounts'],
})

export const declineInvitation = defineOperation({
  name: 'declineInvitation',
  method: 'DELETE',
  path: '/api/auth/v1/me/invitations/{placeId}',
  summary: 'Takes away a place that is kept for the caller.',
  access: 'any',
  params: { placeId: UserId },
  problems: ['auth.linkExpired', 'user.notFound'],
})

export const checkUserInvited = defineOperation({
  name: 'checkUserInvited',
  method: 'POST',
  path: '/api/auth/v1/checkUserInvited',
  summary: 'Whether the invitation of a user still works, and whose it is.',
  access: 'public',
  safe: true,
  body: z.strictObject({ token: LinkToken }),
  response: z.object({ valid: z.boolean(), email: z.string() }),
  problems: ['auth.linkExpired'],
})

export const acceptUserInvite = defineOperation({
  name: 'acceptUserInvite',
  method: 'POST',
  path: '/api/auth/v1/validateUserInvited',
  summary: 'Sets the first password of an invited user and signs in.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: LinkToken, password: Password }),
  response: SessionTokens,
  problems: ['auth.linkExpired', 'auth.passwordRefused', 'auth.ssoRequired'],
})

export const resendUserInvitation = defineOperation({
  name: 'resendUserInvitation',
  method: 'POST',
  path: '/api/auth/v1/resendUserInvitationEmail',
  summary: 'E-mails the invitation of a user once more; the earlier link works no more.',
  access: 'user:invite',
  notJumped: true,
  body: z.strictObject({ email: EmailAddress }),
  problems: ['agency.notAllowed', 'user.disabled', 'user.notFound', 'user.notInvited'],
})
