import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { ConnectorKind } from './connections.ts'

const forAccount = AccountId.optional().describe('Whose systems they are; left out by the insured.')

export const createLeenOrganization = defineOperation({
  name: 'createLeenOrganization',
  method: 'POST',
  path: '/api/connector/v1/leen/organization',
  summary:
    'The organization of an account at Leen, through which systems are connected; the same however often it is asked for.',
  access: 'connector:manage',
  body: z.strictObject({ accountId: forAccount }),
  response: z.object({ organizationId: z.string() }),
  problems: ['account.notFound', 'connector.accountMissing', 'connector.notOffered'],
})

export const createLeenInviteToken = defineOperation({
  name: 'createLeenInviteToken',
  method: 'POST',
  path: '/api/connector/v1/leen/invite-token',
  summary: 'A token with which somebody else, as who looks after the systems, connects one at Leen; told once.',
  access: 'connector:manage',
  secret: true,
  body: z.strictObject({ accountId: forAccount, connectorType: ConnectorKind }),
  status: 201,
  response: z.object({ token: z.string(), expiresAt: Instant }),
  problems: ['account.notFound', 'connector.accountMissing', 'connector.consentMissing', 'connector.notOffered'],
})
