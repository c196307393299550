import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { EmailAddress, FirstName, LastName, LinkToken, Npn, Password, PhoneText } from './fields.ts'
import { User, UserAccount } from './user.ts'

const Preferences = z.object({ newAgentExperience: z.boolean() })

const CurrentUser = User.extend({ preferences: Preferences })

export const getCurrentUser = defineOperation({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/v1/me',
  summary: 'Who is signed in, and for which account.',
  access: 'any',
  own: true,
  beforeFactor: true,
  response: CurrentUser.extend({ account: UserAccount, allowedActions }),
  problems: ['user.notFound'],
})

export const updateCurrentUser = defineOperation({
  name: 'updateCurrentUser',
  method: 'PUT',
  path: '/api/auth/v1/me',
  summary:
    'Changes the own name, phone and preferences. Another phone for codes by SMS asks for a fresh second factor.',
  access: 'any',
  own: true,
  stepUp: 'depends',
  notJumped: true,
  beforeFactor: true,
  body: z.strictObject({
    firstName: FirstName,
    lastName: LastName,
    phone: PhoneText,
    npn: Npn.optional(),
    preferences: z.strictObject({ newAgentExperience: z.boolean() }).optional(),
  }),
  response: CurrentUser,
  problems: ['auth.mfaNoPhone', 'user.notFound', 'user.phoneInvalid', 'user.registrationInvalid'],
})

export const changeOwnPassword = defineOperation({
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/api/auth/v1/me/password',
  summary: 'Changes the own password; the other sessions of the user end.',
  access: 'any',
  notJumped: true,
  secret: true,
  body: z.strictObject({ currentPassword: Password, password: Password }),
  problems: ['auth.invalidCredentials', 'auth.passwordRefused', 'auth.ssoRequired', 'auth.throttled', 'user.notFound'],
})

/** The address changes when its owner opens the link; until then everything stays. The answer is the same for one in use. */
export const changeOwnEmail = defineOperation({
  name: 'changeOwnEmail',
  method: 'PUT',
  path: '/api/auth/v1/me/email',
  summary: 'E-mails a link to the new address that makes it the one to sign in with.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({ email: EmailAddress }),
  problems: ['auth.ssoAddress', 'auth.throttled', 'user.notFound'],
})

export const confirmOwnEmail = defineOperation({
  name: 'confirmOwnEmail',
  method: 'POST',
  path: '/api/auth/v1/confirmEmail',
  summary: 'Makes the address that the link was sent to the one to sign in with.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: LinkToken }),
  response: z.object({ email: z.string() }),
  problems: ['auth.linkExpired', 'auth.ssoAddress'],
})
