import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { FirstName, LastName, Npn, Password, PhoneText } from './fields.ts'
import { User, UserAccount } from './user.ts'

const Preferences = z.object({ newAgentExperience: z.boolean() })

const CurrentUser = User.extend({ preferences: Preferences })

export const getCurrentUser = defineOperation({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/v1/me',
  summary: 'Who is signed in, and for which account.',
  access: 'any',
  response: CurrentUser.extend({ account: UserAccount }),
  problems: ['user.notFound'],
})

export const updateCurrentUser = defineOperation({
  name: 'updateCurrentUser',
  method: 'PUT',
  path: '/api/auth/v1/me',
  summary: 'Changes the own name, phone and preferences.',
  access: 'any',
  body: z.strictObject({
    firstName: FirstName,
    lastName: LastName,
    phone: PhoneText,
    npn: Npn.optional(),
    preferences: z.strictObject({ newAgentExperience: z.boolean() }).optional(),
  }),
  response: CurrentUser,
  problems: ['user.notFound', 'user.phoneInvalid'],
})

export const changeOwnPassword = defineOperation({
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/api/auth/v1/me/password',
  summary: 'Changes the own password; the other sessions of the user end.',
  access: 'any',
  secret: true,
  body: z.strictObject({ currentPassword: Password, password: Password }),
  problems: ['auth.invalidCredentials', 'auth.passwordRefused', 'auth.throttled', 'user.notFound'],
})
