import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { LinkToken, Password } from './fields.ts'
import { acceptUserInvite, checkUserInvited, confirmUser, getValidationToken } from './invitations.ts'
import { exchangeJumpToken } from './jumps.ts'
import { validateMfaReset } from './mfa.ts'
import { checkPasswordReset, resetPassword } from './passwords.ts'

/**
 * Links as the API map writes them: the secret in the address, for who was built to its letter. Each does what the operation
 * does that takes the secret in its body, which is better, since addresses are written down on their way; our own pages call
 * that one (decision: secrets-in-bodies).
 */
const params = { token: LinkToken }
const insteadOf = ({ name }: { readonly name: string }) => ({ since: '2026-11-30', instead: name }) as const

export const acceptUserInviteByAddress = defineOperation({
  name: 'acceptUserInviteByAddress',
  method: 'POST',
  path: '/api/auth/v1/validateUserInvited/{token}',
  summary: 'Sets the first password of an invited user and signs in, with the secret in the address.',
  access: 'public',
  secret: true,
  params,
  body: z.strictObject({ password: Password }),
  response: acceptUserInvite.response,
  problems: acceptUserInvite.problems,
  deprecated: insteadOf(acceptUserInvite),
})

export const checkPasswordResetByAddress = defineOperation({
  name: 'checkPasswordResetByAddress',
  method: 'GET',
  path: '/api/auth/v1/checkPasswordReset/{token}',
  summary: 'Whether the link of a password reset still works, with its secret in the address.',
  access: 'public',
  params,
  response: checkPasswordReset.response,
  problems: checkPasswordReset.problems,
  deprecated: insteadOf(checkPasswordReset),
})

export const checkUserInvitedByAddress = defineOperation({
  name: 'checkUserInvitedByAddress',
  method: 'GET',
  path: '/api/auth/v1/checkUserInvited/{token}',
  summary: 'Whether the invitation of a user still works, and whose it is, with its secret in the address.',
  access: 'public',
  params,
  response: checkUserInvited.response,
  problems: checkUserInvited.problems,
  deprecated: insteadOf(checkUserInvited),
})

export const confirmUserByAddress = defineOperation({
  name: 'confirmUserByAddress',
  method: 'POST',
  path: '/api/auth/v1/confirm/{token}',
  summary: 'Confirms that the e-mail address belongs to who signed up with it, with the secret in the address.',
  access: 'public',
  params,
  response: confirmUser.response,
  problems: confirmUser.problems,
  deprecated: insteadOf(confirmUser),
})

export const exchangeJumpTokenByAddress = defineOperation({
  name: 'exchangeJumpTokenByAddress',
  method: 'POST',
  path: '/api/auth/v1/admin/enter/{token}',
  summary: 'Exchanges a jump or switch token, which is in the address, for a session in that account.',
  access: 'any',
  secret: true,
  unversioned: true,
  params,
  response: exchangeJumpToken.response,
  problems: exchangeJumpToken.problems,
  deprecated: insteadOf(exchangeJumpToken),
})

export const getValidationTokenByAddress = defineOperation({
  name: 'getValidationTokenByAddress',
  method: 'GET',
  path: '/api/auth/v1/validationTokens/{token}',
  summary: 'Whom an invitation link is for and what its page has to show, with its secret in the address.',
  access: 'public',
  params,
  response: getValidationToken.response,
  problems: getValidationToken.problems,
  deprecated: insteadOf(getValidationToken),
})

export const resetPasswordByAddress = defineOperation({
  name: 'resetPasswordByAddress',
  method: 'POST',
  path: '/api/auth/v1/validatePasswordReset/{token}',
  summary: 'Sets the new password and signs in, with the secret in the address.',
  access: 'public',
  secret: true,
  params,
  body: z.strictObject({ password: Password }),
  response: resetPassword.response,
  problems: resetPassword.problems,
  deprecated: insteadOf(resetPassword),
})

export const validateMfaResetByAddress = defineOperation({
  name: 'validateMfaResetByAddress',
  method: 'POST',
  path: '/api/auth/v1/validateMFAReset/{token}',
  summary: 'Turns the second factor off and signs in, with the secret in the address.',
  access: 'public',
  secret: true,
  params,
  response: validateMfaReset.response,
  problems: validateMfaReset.problems,
  deprecated: insteadOf(validateMfaReset),
})
