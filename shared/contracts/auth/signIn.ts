import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { permissions } from '#shared/permissions.ts'
import {
  AccountTypeField,
  captchaQuery,
  EmailAddress,
  LinkToken,
  Password,
  SessionTokens,
  SixDigits,
} from './fields.ts'
import { RecoveryCode } from './recoveryCodes.ts'

/** 412, 418 and 307 only after the right password; unknown user and wrong password are the same 401 (rule: quiet-sign-in). */
export const login = defineOperation({
  name: 'login',
  method: 'POST',
  path: '/api/auth/v1/login',
  summary: 'Signs in with e-mail and password, and the code of the second factor where there is one.',
  access: 'public',
  secret: true,
  query: z.strictObject(captchaQuery),
  body: z.strictObject({
    username: EmailAddress,
    password: Password,
    mfaCode: SixDigits.optional(),
    recoveryCode: RecoveryCode.optional().describe('In place of the code of a lost authenticator app.'),
    rememberDevice: z.boolean().optional(),
  }),
  response: SessionTokens,
  problems: [
    'auth.captchaRequired',
    'auth.credentialsRefused',
    'auth.emailNotValidated',
    'auth.mfaRefused',
    'auth.mfaRequired',
    'auth.passwordExpired',
    'auth.recoveryCodeRefused',
    'auth.ssoRequired',
    'auth.throttled',
    'persona.held',
  ],
})

export const refreshToken = defineOperation({
  name: 'refreshToken',
  method: 'POST',
  path: '/api/auth/v1/token/refresh',
  summary:
    'Exchanges a refresh token for new tokens; a browser names the session, whose cookie holds it. It works once; using an old one ends the session.',
  access: 'public',
  secret: true,
  body: z.strictObject({ refreshToken: LinkToken }),
  response: SessionTokens,
  problems: ['auth.sessionExpired'],
})

export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/v1/logout',
  summary: 'Ends the session: its refresh token works no more.',
  access: 'any',
  beforeFactor: true,
  whileLooking: true,
  secret: true,
  body: z.strictObject({ refreshToken: LinkToken }),
})

export const getLoginStatus = defineOperation({
  name: 'getLoginStatus',
  method: 'GET',
  path: '/api/auth/v1/login/status',
  summary: 'Whether the session is still open, for whom, and until when it can be refreshed.',
  access: 'any',
  beforeFactor: true,
  response: z.object({
    isAuthenticated: z.boolean(),
    accountType: AccountTypeField,
    subscriberType: AccountTypeField,
    realm: z.enum(['ACCOUNT', 'TEAM']),
    expiresAt: Instant,
  }),
})

export const getLoginSiteKey = defineOperation({
  name: 'getLoginSiteKey',
  method: 'GET',
  path: '/api/auth/v1/login/site-key',
  summary: 'The public key of the captcha for a locale, and where its script is.',
  access: 'public',
  query: z.strictObject({ locale: z.enum(['en-US', 'en-GB', 'en-AU']).optional() }),
  response: z.object({ siteKey: z.string(), scriptUrl: z.string() }),
})

export const getPermissionMap = defineOperation({
  name: 'getPermissionMap',
  method: 'GET',
  path: '/api/auth/v1/permissions',
  summary: 'What the session may do: every permission with yes or no, its scopes and its realm.',
  access: 'any',
  beforeFactor: true,
  response: z.object({
    permissions: z.record(z.enum(permissions as [string, ...string[]]), z.boolean()),
    scopes: z.array(z.string()),
    realm: z.enum(['ACCOUNT', 'TEAM']),
  }),
})
