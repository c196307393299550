import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { captchaQuery, EmailAddress, LinkToken, Password, PasswordRuleItem, SessionTokens } from './fields.ts'

/** This list is the only definition of what a password must be (rule: passwords). */
export const listPasswordConstraints = defineOperation({
  name: 'listPasswordConstraints',
  method: 'GET',
  path: '/api/auth/v1/password-constraints',
  summary: 'What a password must be.',
  access: 'public',
  response: z.array(PasswordRuleItem),
})

export const validatePassword = defineOperation({
  name: 'validatePassword',
  method: 'POST',
  path: '/api/auth/v1/validate-password',
  summary: 'The rules that a password breaks, asked at every keystroke.',
  access: 'public',
  safe: true,
  secret: true,
  body: z.strictObject({ token: LinkToken.optional(), password: z.string().max(1024) }),
  response: z.array(PasswordRuleItem),
})

export const requestPasswordReset = defineOperation({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/v1/passwords/{email}/reset',
  summary: 'E-mails a link to choose a new password. The answer is the same for an e-mail nobody has.',
  access: 'public',
  params: { email: EmailAddress },
  query: z.strictObject(captchaQuery),
  problems: ['auth.captchaRequired', 'auth.ssoRequired', 'auth.throttled'],
})

export const checkPasswordReset = defineOperation({
  name: 'checkPasswordReset',
  method: 'POST',
  path: '/api/auth/v1/checkPasswordReset',
  summary: 'Whether the link of a password reset still works.',
  access: 'public',
  safe: true,
  body: z.strictObject({ token: LinkToken }),
  response: z.object({ valid: z.boolean() }),
  problems: ['auth.linkExpired'],
})

/** Who has a second factor signs in with it afterwards: a mailbox alone opens no session of theirs. */
export const resetPassword = defineOperation({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/v1/validatePasswordReset',
  summary: 'Sets the new password and signs in. With a second factor the password is set and the answer is 307.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: LinkToken, password: Password }),
  response: SessionTokens,
  problems: ['auth.linkExpired', 'auth.mfaRequired', 'auth.passwordRefused', 'auth.ssoRequired'],
})
