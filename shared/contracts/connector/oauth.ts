import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { ConnectorKind } from './connections.ts'

export const getOauthMetadata = defineOperation({
  name: 'getOauthMetadata',
  method: 'GET',
  path: '/api/connector/v1/connectors/{connectorType}/oauth/metadata',
  summary:
    'Where one signs in at Google or Microsoft to connect a system, with a state that is signed, bound to the session and the browser, and good once.',
  access: 'connector:manage',
  params: { connectorType: ConnectorKind },
  query: z.strictObject({
    accountId: AccountId.optional().describe('Whose system it is; left out by the insured.'),
  }),
  response: z.object({
    authorizationUrl: z.url().describe('The page of the other party, with all that follows.'),
    clientId: z.string(),
    responseType: z.literal('code'),
    redirectUri: z.url(),
    scope: z.string(),
    state: z.string(),
    codeChallenge: z.string().describe('PKCE (RFC 7636): whoever exchanges the code knows what this was made of.'),
    codeChallengeMethod: z.literal('S256'),
  }),
  problems: [
    'account.notFound',
    'connector.accountMissing',
    'connector.consentMissing',
    'connector.needsOtherForm',
    'connector.notOffered',
    'connector.tooMany',
  ],
})

/** What Google and Microsoft send along, and nobody here asks for. */
const saidBesides = Object.fromEntries(
  [
    ...['admin_consent', 'authuser', 'error_description', 'error_uri', 'hd', 'iss', 'prompt', 'scope', 'session_state'],
    'tenant',
  ].map((name) => [name, z.string().max(4000).optional()]),
)

/** The signed state is the credential: the browser comes back without a token. */
export const completeConnectorOauth = defineOperation({
  name: 'completeConnectorOauth',
  method: 'GET',
  path: '/api/connector/v1/oauth/callback',
  summary:
    'Connects the system of whoever comes back from the sign-in, and sends the browser to the page of connectors.',
  access: 'public',
  query: z.strictObject({
    code: z.string().max(4000).optional().describe('Good once, for whoever knows what PKCE’s challenge was made of.'),
    state: z.string().max(2000).optional(),
    error: z.string().max(200).optional().describe('Why the other party sent the browser back without a code.'),
    ...saidBesides,
  }),
  status: 302,
  response: z.object({ location: z.url() }),
  // What has changed while the browser was away.
  problems: ['connector.consentMissing', 'connector.notOffered', 'connector.tooMany'],
})
