import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { SessionId } from '#shared/domain/ids/ids.ts'
import { AccountTypeField } from './fields.ts'

/** One place where the user is signed in. */
export const Session = z.object({
  id: z.string(),
  isCurrent: z.boolean().describe('The session that asks.'),
  browser: z.string().describe('Empty when it is unknown, as `system`.'),
  system: z.string(),
  network: z.string().describe('Coarse: `198.51.x.x`.'),
  country: z.string().optional().describe('ISO 3166.'),
  kind: z.enum(['HOME', 'SWITCH', 'JUMP']),
  account: z.object({ id: z.string(), name: z.string(), accountType: AccountTypeField }),
  signedInWith: z.array(z.string()).describe('RFC 8176 where it has a word for it: `pwd`, `otp`, `passkey`, `sso` …'),
  beganAt: Instant,
  lastUsedAt: Instant.describe('When its tokens were last renewed.'),
  expiresAt: Instant,
  remembered: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listMySessions = defineOperation({
  name: 'listMySessions',
  method: 'GET',
  path: '/api/auth/v1/me/sessions',
  summary: 'Where the user is signed in, sessions in other accounts included; the last used first, at most 100.',
  access: 'any',
  response: z.array(Session),
})

/** Its access tokens open nothing more either: within 30 seconds, what moves money or rights at once. */
export const endMySession = defineOperation({
  name: 'endMySession',
  method: 'DELETE',
  path: '/api/auth/v1/me/sessions/{sessionId}',
  summary: 'Ends one of the user’s sessions: its tokens are renewed no more.',
  access: 'any',
  params: { sessionId: SessionId },
  problems: ['session.notFound'],
})

export const endMyOtherSessions = defineOperation({
  name: 'endMyOtherSessions',
  method: 'DELETE',
  path: '/api/auth/v1/me/sessions/others',
  summary: 'Ends all of the user’s sessions but the one that asks.',
  access: 'any',
  problems: ['user.notFound'],
})

export const signOutEverywhere = defineOperation({
  name: 'signOutEverywhere',
  method: 'DELETE',
  path: '/api/auth/v1/me/sessions',
  summary: 'Ends all of the user’s sessions, the one that asks as well.',
  access: 'any',
  beforeFactor: true,
  problems: ['user.notFound'],
})
