import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag } from '#shared/contract/paging.ts'
import { EmailAddress, SessionTokens } from './fields.ts'

/** Answered by the e-mail's domain, so it tells nothing about a user (rule: quiet-sign-in). */
export const checkSsoEnabled = defineOperation({
  name: 'checkSsoEnabled',
  method: 'GET',
  path: '/api/auth/v1/sso/enabled/{username}',
  summary: 'Whether people of the e-mail’s domain sign in with their own identity provider.',
  access: 'public',
  params: { username: EmailAddress },
  response: z.object({ enabled: z.boolean() }),
})

export const startSso = defineOperation({
  name: 'startSso',
  method: 'GET',
  path: '/api/auth/v1/sso',
  summary: 'Sends the browser to the identity provider of the e-mail’s domain, or back to the login without one.',
  access: 'public',
  query: z.strictObject({ username: EmailAddress, rememberDevice: queryFlag.optional(), again: queryFlag.optional() }),
  status: 302,
  response: z.object({ location: z.url() }),
})

export const exchangeSsoToken = defineOperation({
  name: 'exchangeSsoToken',
  method: 'POST',
  path: '/api/auth/v1/sso/token',
  summary: 'Opens a session for whom the identity provider has vouched.',
  access: 'public',
  secret: true,
  body: z.strictObject({ code: z.string().min(1).max(2000), state: z.string().min(1).max(400) }),
  response: SessionTokens,
  problems: ['auth.ssoDisabled', 'auth.ssoNoAccount', 'auth.ssoRefused'],
})
