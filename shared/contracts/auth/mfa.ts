import { z } from 'zod'
import { neededWhen } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { captchaQuery, EmailAddress, LinkToken, MfaTypeField, Password, SessionTokens, SixDigits } from './fields.ts'
import { RecoveryCodes } from './recoveryCodes.ts'

export const requestMfaReset = defineOperation({
  name: 'requestMfaReset',
  method: 'POST',
  path: '/api/auth/v1/mfa/reset',
  summary: 'E-mails a link that turns the second factor off, to who knows the password.',
  access: 'public',
  secret: true,
  query: z.strictObject(captchaQuery),
  body: z.strictObject({ username: EmailAddress, password: Password }),
  problems: ['auth.captchaRequired', 'auth.mfaResetRefused', 'auth.ssoRequired', 'auth.throttled'],
})

export const validateMfaReset = defineOperation({
  name: 'validateMfaReset',
  method: 'POST',
  path: '/api/auth/v1/validateMFAReset',
  summary: 'Turns the second factor off and signs in.',
  access: 'public',
  secret: true,
  body: z.strictObject({ token: LinkToken }),
  response: SessionTokens,
  problems: ['auth.linkExpired'],
})

export const updateMfa = defineOperation({
  name: 'updateMfa',
  method: 'PUT',
  path: '/api/auth/v1/mfa/update',
  summary: 'Starts a second factor: the value of a QR code, or a code by SMS or e-mail. NONE turns it off.',
  access: 'any',
  stepUp: 'depends',
  notJumped: true,
  beforeFactor: true,
  secret: true,
  query: z.strictObject({ mfaType: MfaTypeField }),
  status: 200,
  response: z.object({ qrCode: z.string().optional().describe('An otpauth: address, for GOOGLE.') }),
  problems: ['access.tooManyCodes', 'auth.mfaEnforced', 'auth.mfaNoPhone', 'auth.signInAgain'],
})

export const verifyMfa = defineOperation({
  name: 'verifyMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/verify',
  summary: 'Turns the second factor on: a code that was sent, or two consecutive codes of the authenticator app.',
  access: 'any',
  stepUp: 'depends',
  notJumped: true,
  beforeFactor: true,
  secret: true,
  body: neededWhen(
    z.strictObject({ mfaType: z.enum(['GOOGLE', 'SMS', 'EMAIL']), mfa1: SixDigits, mfa2: SixDigits.optional() }),
    { field: 'mfa2', when: 'mfaType', is: 'GOOGLE', message: 'Enter two consecutive codes.' },
  ),
  response: z.object({
    mfaType: MfaTypeField,
    recoveryCodes: RecoveryCodes.optional().describe('Of the authenticator app; shown once.'),
  }),
  problems: ['auth.mfaCodeWrong', 'auth.signInAgain'],
})
