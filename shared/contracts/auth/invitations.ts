import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { validationTokenTypes } from '#shared/domain/identity/tokenTypes.ts'
import {
  AccountTypeField,
  AppPath,
  EmailAddress,
  FirstName,
  LastName,
  LinkToken,
  Npn,
  Password,
  SessionTokens,
} from './fields.ts'

const validationToken = { validationToken: LinkToken }

export const getValidationToken = defineOperation({
  name: 'getValidationToken',
  method: 'GET',
  path: '/api/auth/v1/validationTokens/{token}',
  summary: 'Whom an invitation link is for and what its page has to show.',
  access: 'public',
  params: { token: LinkToken },
  response: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    tokenType: z.enum(validationTokenTypes),
    accountType: AccountTypeField,
    redirectURL: AppPath.optional(),
  }),
  problems: ['auth.linkExpired'],
})

/** Decision 14: with a validation token the e-mail counts as confirmed; without one the account waits for confirmUser. */
export const signUp = defineOperation({
  name: 'signUp',
  method: 'POST',
  path: '/api/auth/v1/signup',
  summary: 'Creates the user of an invitation. Answers tokens with a validation token, nothing without one.',
  access: 'public',
  secret: true,
  query: z.strictObject({ validationToken: LinkToken.optional() }),
  body: z.strictObject({
    invitationCode: z.string().trim().min(1, 'Invitation code is required').max(40),
    password: Password,
    organization: z.string().trim().min(1, 'Organization name is required').max(100),
    firstName: FirstName,
    lastName: LastName,
    npn: Npn.optional(),
    accountType: AccountTypeField,
  }),
  status: 201,
  response: SessionTokens.partial(),
  problems: ['auth.invitationRefused', 'auth.linkExpired', 'auth.passwordRefused', 'auth.throttled'],
})

export const joinAccount = defineOperation({
  name: 'joinAccount',
  method: 'POST',
  path: '/api/auth/v1/join',
  summary: 'Creates the user whom an existing account, quote or agency has invited, and signs in.',
  access: 'public',
  secret: true,
  query: z.strictObject(validationToken),
  body: z.strictObject({ firstName: FirstName, lastName: LastName, password: Password }),
  response: SessionTokens,
  problems: ['auth.linkExpired', 'auth.passwordRefused', 'auth.tokenRefused'],
})

export const confirmUser = defineOperation({
  name: 'confirmUser',
  method: 'POST',
  path: '/api/auth/v1/confirm/{token}',
  summary: 'Confirms that the e-mail address belongs to who signed up with it.',
  access: 'public',
  params: { token: LinkToken },
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

export const checkUserInvited = defineOperation({
  name: 'checkUserInvited',
  method: 'GET',
  path: '/api/auth/v1/checkUserInvited/{token}',
  summary: 'Whether the invitation of a user still works, and whose it is.',
  access: 'public',
  params: { token: LinkToken },
  response: z.object({ valid: z.boolean(), email: z.string() }),
  problems: ['auth.linkExpired'],
})

export const acceptUserInvite = defineOperation({
  name: 'acceptUserInvite',
  method: 'POST',
  path: '/api/auth/v1/validateUserInvited/{token}',
  summary: 'Sets the first password of an invited user and signs in.',
  access: 'public',
  secret: true,
  params: { token: LinkToken },
  body: z.strictObject({ password: Password }),
  response: SessionTokens,
  problems: ['auth.linkExpired', 'auth.passwordRefused'],
})

export const resendUserInvitation = defineOperation({
  name: 'resendUserInvitation',
  method: 'POST',
  path: '/api/auth/v1/resendUserInvitationEmail',
  summary: 'E-mails the invitation of a user once more; the earlier link works no more.',
  access: 'user:invite',
  body: z.strictObject({ email: EmailAddress }),
  problems: ['user.notFound', 'user.notInvited'],
})
