import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, ConnectionId, ConnectorId } from '#shared/domain/ids/ids.ts'
import {
  type ConnectorType,
  connectionStatuses,
  connectorStatuses,
  connectorTypes,
} from '#shared/domain/integration/connectors.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

export const ConnectorKind = z.enum(connectorTypes as [ConnectorType, ...ConnectorType[]])
const Metadata = z.strictObject({
  azureTenantId: line(64).optional(),
  region: line(30).optional().describe('Of AWS the code of one of its regions, of Qualys that of a platform.'),
})

/** A connection of an insured to a system of its own, without the secrets by which it is made. */
export const Connection = z.object({
  id: ConnectionId,
  connectorId: ConnectorId,
  connectorType: ConnectorKind,
  connectorStatus: z.enum(connectionStatuses).describe('SUCCESS means connected.'),
  metadata: z.object({ azureTenantId: z.string().optional(), region: z.string().optional() }),
  provider: z.string().optional().describe('What its owner calls it.'),
  created: Instant,
  createdBy: z.string(),
  failure: z.string().optional().describe('Why it failed, for its owner.'),
  triedAgainAt: Instant.optional().describe(
    'When one that failed is asked again by itself; absent where it was refused, and waits for another secret.',
  ),
})
export type Connection = z.infer<typeof Connection>

const credentials = z.strictObject({
  username: line(200).optional().describe('The API user, or the key’s id; left out with a token.'),
  password: line(2000).describe('The password, the secret or the token.'),
})

/** For whom it is: an insured has no other account; who works for several names one. */
const forAccount = AccountId.optional().describe('Whose system it is; left out by the insured.')
const company = filledLine(60).optional().describe('The company in the company data: it must be the account’s.')

export const listConnections = defineOperation({
  name: 'listConnections',
  method: 'GET',
  path: '/api/connector/v1/connections',
  summary: 'The connections of the insured, or of an account in the caller’s reach.',
  access: 'connector:read',
  query: z.strictObject({ connectorType: ConnectorKind.optional(), accountId: forAccount }),
  response: z.array(Connection),
  problems: ['account.notFound', 'connector.accountMissing'],
})

export const listAccountConnectors = defineOperation({
  name: 'listAccountConnectors',
  method: 'GET',
  path: '/api/connector/v1/account/{accountId}',
  summary: 'The connections of an account.',
  access: 'connector:read',
  params: { accountId: AccountId },
  response: z.array(Connection),
  problems: ['account.notFound'],
})

export const createConnection = defineOperation({
  name: 'createConnection',
  method: 'POST',
  path: '/api/connector/v1/connections',
  summary:
    'Connects a system of the insured, once the privacy addendum is agreed to; its secrets are sealed and told nobody.',
  access: 'connector:manage',
  secret: true,
  body: z.strictObject({
    connector: ConnectorKind,
    provider: line(60).optional().describe('What the insured calls it.'),
    credentials,
    cbid: company,
    metadata: Metadata.default({}),
    agreement: z.boolean().describe('The privacy addendum is agreed to.'),
    accountId: forAccount,
  }),
  status: 201,
  response: Connection,
  problems: [
    'account.notFound',
    'connector.accountMissing',
    'connector.consentMissing',
    'connector.invalidDetails',
    'connector.needsOtherForm',
    'connector.notOffered',
    'connector.tooMany',
  ],
})

export const replaceConnectionSecret = defineOperation({
  name: 'replaceConnectionSecret',
  method: 'PUT',
  path: '/api/connector/v1/connections/{connectionId}/secret',
  summary:
    'Gives a connection the secret by which it is made from now on, and has it read at once; what it told before stays.',
  access: 'connector:manage',
  secret: true,
  params: { connectionId: ConnectionId },
  body: z.strictObject({ credentials }),
  response: Connection,
  problems: [
    'connector.consentMissing',
    'connector.invalidDetails',
    'connector.needsOtherForm',
    'connector.notFound',
    'connector.notOffered',
  ],
})

export const addWizer = defineOperation({
  name: 'addWizer',
  method: 'POST',
  path: '/api/connector/v1/wizer/add',
  summary: 'Connects Wizer by its API key, once the privacy addendum is agreed to.',
  access: 'connector:manage',
  secret: true,
  query: z.strictObject({ cbid: company, accountId: forAccount }),
  body: z.strictObject({ apiKey: filledLine(2000, { missing: 'API Key is required' }) }),
  status: 201,
  response: Connection,
  problems: [
    'account.notFound',
    'connector.accountMissing',
    'connector.consentMissing',
    'connector.invalidDetails',
    'connector.notOffered',
    'connector.tooMany',
  ],
})

export const getConnectionStatus = defineOperation({
  name: 'getConnectionStatus',
  method: 'GET',
  path: '/api/connector/v1/connections/{connectorId}/status',
  summary: 'How the newest connection of a connector stands; CONSENTED where there is none yet.',
  access: 'connector:read',
  params: { connectorId: ConnectorId },
  response: z.object({ connectorStatus: z.enum(connectorStatuses), failure: z.string().optional() }),
  problems: ['connector.notFound'],
})

export const removeConnection = defineOperation({
  name: 'removeConnection',
  method: 'DELETE',
  path: '/api/connector/v1/connections/{connectionId}',
  summary: 'Removes a connection and its secrets; with the last one, what it told is forgotten.',
  access: 'connector:manage',
  params: { connectionId: ConnectionId },
  problems: ['connector.notFound'],
})
