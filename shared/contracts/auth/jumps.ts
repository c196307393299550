import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { personaPaths } from '#shared/domain/identity/personas.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { AccountTypeField, LinkToken, SessionTokens } from './fields.ts'

export const createJumpToken = defineOperation({
  name: 'createJumpToken',
  method: 'POST',
  path: '/api/auth/v1/{personaPath}/{accountId}/jtoken',
  summary:
    'A token for a session of an hour in another account, for the session and the browser that ask; it lives 60 seconds and works once.',
  access: 'session:jump',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  params: { personaPath: z.enum(personaPaths), accountId: z.string().max(60) },
  body: z.strictObject({
    reason: filledLine(200, { missing: 'Say why you go in' }).describe('Why; the account’s administrators read it.'),
    lookOnly: z.boolean().optional().describe('To see what its people see, and to change nothing.'),
  }),
  response: z.object({ token: z.string() }),
  problems: ['account.notFound', 'agency.notFound'],
})

export const createSwitchToken = defineOperation({
  name: 'createSwitchToken',
  method: 'POST',
  path: '/api/auth/v1/accounts/{accountId}/myToken',
  summary: 'A token for a session in another account that the user belongs to.',
  access: 'any',
  notJumped: true,
  secret: true,
  params: { accountId: z.string().max(60) },
  response: z.object({ token: z.string() }),
  problems: ['account.notFound'],
})

export const exchangeJumpToken = defineOperation({
  name: 'exchangeJumpToken',
  method: 'POST',
  path: '/api/auth/v1/admin/enter',
  summary: 'Exchanges a jump or switch token for a session in that account, for who asked for it.',
  access: 'any',
  secret: true,
  body: z.strictObject({ token: LinkToken }),
  response: SessionTokens,
  problems: ['auth.linkExpired'],
})

export const listMyAccounts = defineOperation({
  name: 'listMyAccounts',
  method: 'GET',
  path: '/api/auth/v1/users/my-accounts',
  summary: 'The accounts that the signed-in user may switch to.',
  access: 'any',
  response: z.array(z.object({ id: z.string(), name: z.string(), accountType: AccountTypeField, role: z.string() })),
})
