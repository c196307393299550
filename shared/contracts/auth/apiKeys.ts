import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { keptUseDays, keyAddress, keyEnvironments, wrongKeyAddress } from '#shared/domain/identity/apiKeys.ts'
import { freeHands } from '#shared/domain/identity/assistants.ts'
import { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { type Permission, permissions } from '#shared/permissions.ts'

const KeyScope = z.enum(permissions as readonly [Permission, ...Permission[]])

/** An API key as its organization sees it, without its secret. */
export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  environment: z.enum(keyEnvironments).describe('LIVE where business is real, SANDBOX everywhere else.'),
  prefix: z.string().describe('How the secret begins, to know it again.'),
  scopes: z.array(KeyScope),
  addresses: z.array(z.string()).describe('Where it may be used from; none: anywhere.'),
  assistant: z.boolean().describe('An assistant works with it: what it changes, people approve.'),
  freely: z.array(z.enum(freeHands)).describe('What the assistant does without asking.'),
  enabled: z.boolean(),
  created: Instant,
  createdBy: z.string(),
  expiresAt: Instant,
  lastUsedAt: Instant.optional(),
  leakedAt: Instant.optional().describe(
    'When somebody found its secret where it does not belong; it is off until it has a new one.',
  ),
  lastUsedFrom: z.string().optional().describe('The address that it was last exchanged from.'),
  previousUntil: Instant.optional().describe('Until when the secret of before works as well.'),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The one time that a key's secret is told. */
export const ApiKeySecret = z.object({
  id: ApiKeyId.describe('The `client_id`.'),
  secret: z.string().describe('The `client_secret`, shown this once.'),
})

const address = new RegExp(`^${keyAddress}$`)
const grant = {
  name: filledLine(60, { missing: 'Name is required' }).describe('What the key is for.'),
  scopes: z.array(KeyScope).min(1, 'Choose what the key may do').max(40),
  addresses: z.array(line(43).regex(address, wrongKeyAddress)).max(10).default([]),
  assistant: z
    .boolean()
    .default(false)
    .describe(
      'An assistant, a program that decides by itself what to call, works with it: what it changes, people approve.',
    ),
  freely: z
    .array(z.enum(freeHands))
    .max(freeHands.length)
    .default([])
    .describe('What the assistant does without asking.'),
}

export const listApiKeys = defineOperation({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/auth/v1/api',
  summary: 'The API keys of the caller’s organization, without their secrets.',
  access: 'integration:manage',
  response: z.array(ApiKey),
})

export const createApiKey = defineOperation({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/auth/v1/api',
  summary: 'Makes an API key that acts for who makes it, within the scopes given; its secret is told this once.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  body: z.strictObject({
    ...grant,
    days: z.int().min(1).max(365).default(90).describe('After how many days it expires.'),
  }),
  status: 201,
  response: ApiKeySecret,
  problems: ['apiKey.beyondRole', 'apiKey.invalidDetails', 'apiKey.tooMany'],
})

const use = {
  calls: z.int().describe('Those that were refused as well.'),
  refused: z.int(),
}

export const getApiKeyUse = defineOperation({
  name: 'getApiKeyUse',
  method: 'GET',
  path: '/api/auth/v1/api/{keyId}/use',
  summary: 'How often a key was used, by day and by operation, in UTC.',
  access: 'integration:manage',
  params: { keyId: ApiKeyId },
  query: z.strictObject({
    days: wholeNumber({ least: 1, most: keptUseDays }).default(30).describe('The last so many days, today with them.'),
  }),
  response: z.object({
    days: z.array(z.object({ date: CalendarDate, ...use })).describe('Each day, the first one first.'),
    operations: z
      .array(z.object({ operation: z.string(), ...use, lastOn: CalendarDate }))
      .describe('What was called, the most called one first.'),
  }),
  problems: ['apiKey.notFound'],
})

export const updateApiKey = defineOperation({
  name: 'updateApiKey',
  method: 'PUT',
  path: '/api/auth/v1/api/{keyId}',
  summary: 'Changes what a key is called, may do and where from, or turns it off at once.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  params: { keyId: ApiKeyId },
  body: z.strictObject({ ...grant, enabled: z.boolean() }),
  response: ApiKey,
  problems: ['apiKey.beyondRole', 'apiKey.invalidDetails', 'apiKey.leaked', 'apiKey.notFound'],
})

export const removeApiKey = defineOperation({
  name: 'removeApiKey',
  method: 'DELETE',
  path: '/api/auth/v1/api/{keyId}',
  summary: 'Removes a key; neither it nor a token made with it opens anything from then on.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  params: { keyId: ApiKeyId },
  problems: ['apiKey.notFound'],
})

export const regenerateApiKey = defineOperation({
  name: 'regenerateApiKey',
  method: 'PUT',
  path: '/api/regenerate/{keyId}',
  summary:
    'Gives a key a new secret, told this once; the one before works for some hours more where the same person made the key.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  params: { keyId: ApiKeyId },
  body: z.strictObject({
    overlapHours: z.int().min(0).max(168).default(24).describe('How long the secret before works as well.'),
  }),
  response: ApiKeySecret,
  problems: ['apiKey.beyondRole', 'apiKey.notFound'],
})

export const exchangeApiKey = defineOperation({
  name: 'exchangeApiKey',
  method: 'POST',
  path: '/api/auth/v1/token',
  summary:
    'Exchanges a key for an access token of 15 minutes (OAuth 2.0 client credentials, RFC 6749, 4.4): as JSON or as a form, with the key in the body or as the user and password of Basic authentication.',
  access: 'public',
  secret: true,
  plainForm: true,
  body: z.strictObject({
    grant_type: z.literal('client_credentials'),
    client_id: ApiKeyId.optional(),
    client_secret: line(200).optional(),
    scope: line(2000).optional().describe('Scopes of the key, separated by spaces, where the token is to have fewer.'),
  }),
  response: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds.'),
    scope: z.string().describe('What the token may, separated by spaces.'),
  }),
  problems: ['auth.keyRefused', 'auth.throttled'],
})

export const reportLeakedKeys = defineOperation({
  name: 'reportLeakedKeys',
  method: 'POST',
  path: '/api/auth/v1/leaked-keys',
  summary:
    'Tells of secrets that lie where they do not belong, by whoever found them: each ends at once, and who made the key gets a mail.',
  access: 'public',
  secret: true,
  body: z.strictObject({ secrets: z.array(line(200)).min(1).max(20) }),
  response: z.object({ ended: z.int().describe('How many of them opened something until now.') }),
})
