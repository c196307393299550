import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, ConnectorId } from '#shared/domain/ids/ids.ts'
import { connectorCategories, connectorStatuses, keptScoreDays } from '#shared/domain/integration/connectors.ts'
import { connectedControls } from '#shared/domain/risk/connectedEvidence.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { ConnectorKind } from './connections.ts'

const ofConnector = { connectorType: ConnectorKind, connectorId: ConnectorId }

/** Something that would raise the score. */
export const ConnectorAction = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  status: z.enum(['DONE', 'OPEN']),
  points: z.number().describe('By how much the score rises.'),
  control: z
    .enum(connectedControls)
    .optional()
    .describe('What of the risk it is about; absent where it has no part in the risk score.'),
  riskEffect: z
    .int()
    .optional()
    .describe('By how much the account’s risk score rises once every system sees it done; absent once it is.'),
  alsoLackingIn: z.array(ConnectorKind).optional().describe('Other systems of the account that do not see it either.'),
})

/** Something that a system saw in place while the insured was covered, and sees no more. */
export const DriftShown = z.object({
  control: z.enum(connectedControls),
  since: Instant.describe('When it was read so for the first time.'),
  riskEffect: z.int().describe('By how much the account’s risk score rises once it is mended.'),
})
export type DriftShown = z.infer<typeof DriftShown>

/** What an account agreed to: to have what a system tells read, until a day. */
export const Consent = z.object({
  connectorId: ConnectorId,
  agreedAt: Instant,
  agreedUntil: Instant.describe('From then on nothing is read until it is agreed to anew.'),
  agreedBy: z.string(),
})

export const listConnectors = defineOperation({
  name: 'listConnectors',
  method: 'GET',
  path: '/api/connector/v1/connectors/all',
  summary: 'The systems that an insured can connect, and what it or the named account agreed to.',
  access: 'connector:read',
  query: z.strictObject({
    accountId: AccountId.optional().describe('Whose agreements are told; left out by the insured.'),
  }),
  response: z.array(
    z.object({
      connectorType: ConnectorKind,
      name: z.string(),
      description: z.string(),
      category: z.enum(connectorCategories),
      requiresOauth: z.boolean().describe('One signs in at the other party.'),
      form: z.enum(['credentials', 'key', 'oauth', 'token']).describe('What one connects it with.'),
      connectorStatus: z.enum(connectorStatuses).optional().describe('Absent where nothing was agreed to.'),
      consent: Consent.optional(),
      drifts: z
        .array(DriftShown)
        .optional()
        .describe('What it saw in place while the insured was covered, and sees no more; absent where there is none.'),
    }),
  ),
  problems: ['account.notFound'],
})

export const listConnectorHistory = defineOperation({
  name: 'listConnectorHistory',
  method: 'GET',
  path: '/api/connector/v1/connectors/{connectorId}/history',
  summary: 'What was done to one system of an insured, by whom, and what it changed.',
  access: 'connector:read',
  params: { connectorId: ConnectorId },
  response: HistoryPage,
  problems: ['connector.notFound'],
})

export const listAwsRegions = defineOperation({
  name: 'listAwsRegions',
  method: 'GET',
  path: '/api/connector/v1/aws/regions',
  summary: 'The regions of AWS that a connection may be of.',
  access: 'connector:read',
  response: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const getLatestScore = defineOperation({
  name: 'getLatestScore',
  method: 'GET',
  path: '/api/connector/v1/{connectorType}/getLatestScore/{connectorId}',
  summary: 'The score that was read last.',
  access: 'connector:read',
  params: ofConnector,
  response: z.object({
    score: z.number(),
    maxScore: z.number(),
    date: Instant,
    riskEffect: z
      .int()
      .describe('By how much the account’s risk score would rise with all in place that the system does not see.'),
  }),
  problems: ['connector.nothingRead', 'connector.notFound'],
})

export const listConnectorActions = defineOperation({
  name: 'listConnectorActions',
  method: 'GET',
  path: '/api/connector/v1/{connectorType}/getActionList/{connectorId}',
  summary: 'What would raise the score, done or not.',
  access: 'connector:read',
  params: ofConnector,
  response: z.array(ConnectorAction),
  problems: ['connector.notFound'],
})

export const listScoreHistory = defineOperation({
  name: 'listScoreHistory',
  method: 'GET',
  path: '/api/connector/v1/{connectorType}/getScoresHistory/{connectorId}',
  summary: 'The scores of the last days, the oldest first.',
  access: 'connector:read',
  params: ofConnector,
  query: z.strictObject({ days: wholeNumber({ least: 1, most: keptScoreDays }).default(90) }),
  response: z.array(z.object({ date: CalendarDate, score: z.number() })),
  problems: ['connector.notFound'],
})

export const listShortlistActions = defineOperation({
  name: 'listShortlistActions',
  method: 'GET',
  path: '/api/connector/v1/{connectorType}/getShortlistActions/{connectorId}',
  summary: 'The open actions that raise the score most.',
  access: 'connector:read',
  params: ofConnector,
  response: z.array(ConnectorAction),
  problems: ['connector.notFound'],
})

export const updatePrivacyConsent = defineOperation({
  name: 'updatePrivacyConsent',
  method: 'PUT',
  path: '/api/connector/v1/privacy-consent/{connectorType}',
  summary:
    'Agrees to the privacy addendum of a connector, or withdraws that, with all its connections and what they told.',
  access: 'connector:manage',
  notJumped: true,
  params: { connectorType: ConnectorKind },
  body: z.strictObject({
    agreement: z.boolean(),
    accountId: AccountId.optional().describe('Whose system it is; left out by the insured.'),
  }),
  response: z.object({
    agreedAt: Instant.optional().describe('Absent once it is withdrawn.'),
    agreedUntil: Instant.optional(),
  }),
  problems: ['account.notFound', 'connector.accountMissing', 'connector.notOffered'],
})

export const removeConnector = defineOperation({
  name: 'removeConnector',
  method: 'DELETE',
  path: '/api/connector/v1/{connectorId}',
  summary: 'Removes a connector with its consent, all its connections and what they told.',
  access: 'connector:manage',
  params: { connectorId: ConnectorId },
  problems: ['connector.notFound'],
})
