import type * as invitations from '#shared/contracts/auth/invitations.ts'
import type * as mfa from '#shared/contracts/auth/mfa.ts'
import type * as passkeys from '#shared/contracts/auth/passkeys.ts'
import type * as signIn from '#shared/contracts/auth/signIn.ts'
import type * as sso from '#shared/contracts/auth/sso.ts'
import { outline } from '../../api/outline.ts'

// The calls of the login screen, the first that anybody loads; the contracts' types keep them the same.
const beforeSignIn = { access: 'public', service: 'auth' } as const

export const checkSsoEnabled = outline<typeof sso.checkSsoEnabled>({
  ...beforeSignIn,
  name: 'checkSsoEnabled',
  method: 'GET',
  path: '/api/auth/v1/sso/enabled/{username}',
})

export const login = outline<typeof signIn.login>({
  ...beforeSignIn,
  name: 'login',
  method: 'POST',
  path: '/api/auth/v1/login',
})

export const requestMfaReset = outline<typeof mfa.requestMfaReset>({
  ...beforeSignIn,
  name: 'requestMfaReset',
  method: 'POST',
  path: '/api/auth/v1/mfa/reset',
})

export const resendValidationEmail = outline<typeof invitations.resendValidationEmail>({
  ...beforeSignIn,
  name: 'resendValidationEmail',
  method: 'POST',
  path: '/api/auth/v1/resendValidationEmail/{email}',
})

export const signInWithPasskey = outline<typeof passkeys.signInWithPasskey>({
  ...beforeSignIn,
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/v1/passkeys/login',
})

export const startPasskeySignIn = outline<typeof passkeys.startPasskeySignIn>({
  ...beforeSignIn,
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/v1/passkeys/start',
})

export const startSso = outline<typeof sso.startSso>({
  ...beforeSignIn,
  name: 'startSso',
  method: 'GET',
  path: '/api/auth/v1/sso',
})
