import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { MfaTypeField, Password, SixDigits } from './fields.ts'
import { PasskeyAssertion, PasskeyRequest } from './passkey.ts'
import { RecoveryCode } from './recoveryCodes.ts'

/** What the user can prove who it is with, for the dialog to ask for it. */
export const getStepUpMethods = defineOperation({
  name: 'getStepUpMethods',
  method: 'GET',
  path: '/api/auth/v1/me/step-up',
  summary: 'What a fresh proof of identity takes: the code of the factor, or the password of who has none.',
  access: 'any',
  beforeFactor: true,
  response: z.object({
    factor: MfaTypeField,
    needsPassword: z.boolean().describe('The password is asked for, alone or with the code.'),
    hasPasskeys: z.boolean(),
    hasRecoveryCodes: z.boolean(),
    signedInWithSso: z.boolean().describe('Without a factor: signing in again with single sign-on is the proof.'),
  }),
  problems: ['user.notFound'],
})

export const sendStepUpCode = defineOperation({
  name: 'sendStepUpCode',
  method: 'POST',
  path: '/api/auth/v1/me/step-up/code',
  summary: 'Sends the code of a factor by SMS or e-mail.',
  access: 'any',
  beforeFactor: true,
  problems: ['access.tooManyCodes', 'user.notFound'],
})

export const startPasskeyStepUp = defineOperation({
  name: 'startPasskeyStepUp',
  method: 'POST',
  path: '/api/auth/v1/me/step-up/passkey',
  summary: 'A challenge for one of the user’s passkeys.',
  access: 'any',
  beforeFactor: true,
  secret: true,
  response: PasskeyRequest,
})

/** The password comes alone, with the code, or before setting up an authenticator app, which needs it. */
export const stepUp = defineOperation({
  name: 'stepUp',
  method: 'POST',
  path: '/api/auth/v1/me/step-up',
  summary: 'Proves anew who the user is; the access token it answers with says so for 10 minutes.',
  access: 'any',
  beforeFactor: true,
  secret: true,
  body: z.strictObject({
    password: Password.optional(),
    code: SixDigits.optional(),
    recoveryCode: RecoveryCode.optional(),
    passkey: PasskeyAssertion.optional(),
  }),
  response: z.object({ accessToken: z.string() }),
  problems: ['auth.signInAgain', 'auth.stepUpRefused', 'auth.throttled', 'session.notFound', 'user.notFound'],
})
