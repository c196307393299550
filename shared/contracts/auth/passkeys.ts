import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PasskeyId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { SessionTokens } from './fields.ts'
import { PasskeyAssertion, PasskeyCreation, PasskeyRegistration, PasskeyRequest } from './passkey.ts'

/** How a user calls a passkey: the device or the key ring it is in. */
const PasskeyName = filledLine(60, { missing: 'Name is required' })

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean().describe('Kept by a service that copies it to other devices.'),
  createdAt: Instant,
  lastUsedAt: Instant.optional(),
})

export const listMyPasskeys = defineOperation({
  name: 'listMyPasskeys',
  method: 'GET',
  path: '/api/auth/v1/me/passkeys',
  summary: 'The user’s passkeys, the newest first.',
  access: 'any',
  beforeFactor: true,
  response: z.array(Passkey),
})

export const startPasskey = defineOperation({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/auth/v1/me/passkeys/start',
  summary: 'What a new passkey is to be made for; the challenge lives 5 minutes and works once.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  beforeFactor: true,
  secret: true,
  response: PasskeyCreation,
  problems: ['auth.ssoRequired', 'passkey.tooMany', 'user.notFound'],
})

export const addPasskey = defineOperation({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/auth/v1/me/passkeys',
  summary: 'Adds a passkey to the user’s profile.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  beforeFactor: true,
  secret: true,
  body: z.strictObject({ name: PasskeyName, passkey: PasskeyRegistration }),
  status: 201,
  response: Passkey,
  problems: ['auth.passkeyUnusable', 'auth.ssoRequired', 'passkey.alreadyAdded', 'passkey.tooMany', 'user.notFound'],
})

export const renamePasskey = defineOperation({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/auth/v1/me/passkeys/{passkeyId}',
  summary: 'Gives a passkey another name.',
  access: 'any',
  notJumped: true,
  beforeFactor: true,
  params: { passkeyId: PasskeyId },
  body: z.strictObject({ name: PasskeyName }),
  response: Passkey,
  problems: ['passkey.notFound'],
})

export const removePasskey = defineOperation({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/v1/me/passkeys/{passkeyId}',
  summary: 'Removes a passkey: it signs in no more.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  beforeFactor: true,
  params: { passkeyId: PasskeyId },
  problems: ['passkey.notFound', 'user.notFound'],
})

export const startPasskeySignIn = defineOperation({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/v1/passkeys/start',
  summary: 'A challenge for whichever passkey the browser offers; it tells nothing about a user.',
  access: 'public',
  secret: true,
  response: PasskeyRequest,
})

/** A passkey that verifies its user is two factors in one. */
export const signInWithPasskey = defineOperation({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/v1/passkeys/login',
  summary: 'Signs in with a passkey, which counts as a second factor.',
  access: 'public',
  secret: true,
  body: z.strictObject({ passkey: PasskeyAssertion, rememberDevice: z.boolean().optional() }),
  response: SessionTokens,
  problems: ['auth.passkeyRefused', 'auth.ssoRequired', 'auth.throttled'],
})
