import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { assistantMetadataPath } from '#shared/domain/identity/assistants.ts'

/** What API Gateway's authorizer verifies access tokens with. */
export const getJwks = defineOperation({
  name: 'getJwks',
  method: 'GET',
  path: '/api/auth/v1/.well-known/jwks.json',
  summary: 'The public keys that access tokens are signed with.',
  access: 'public',
  response: z.object({
    keys: z.array(
      z.object({
        kty: z.string(),
        n: z.string(),
        e: z.string(),
        kid: z.string(),
        alg: z.string(),
        use: z.string(),
      }),
    ),
  }),
})

/** OpenID Connect Discovery 1.0: where API Gateway finds the keys. */
export const getOpenIdConfiguration = defineOperation({
  name: 'getOpenIdConfiguration',
  method: 'GET',
  path: '/api/auth/v1/.well-known/openid-configuration',
  summary: 'Who issues the access tokens and where the keys are.',
  access: 'public',
  response: z.object({
    issuer: z.string(),
    jwks_uri: z.string(),
    token_endpoint: z.string().describe('Where API keys are exchanged.'),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    subject_types_supported: z.array(z.string()),
    id_token_signing_alg_values_supported: z.array(z.string()),
  }),
})

/** OAuth 2.0 Protected Resource Metadata (RFC 9728): where a client of assistants gets its tokens. */
export const getAssistantDoor = defineOperation({
  name: 'getAssistantDoor',
  method: 'GET',
  path: assistantMetadataPath,
  summary: 'How one authenticates at the door of assistants.',
  access: 'public',
  response: z.object({
    resource: z.string(),
    resource_name: z.string(),
    resource_documentation: z.string(),
    authorization_servers: z.array(z.string()).describe('Who issues tokens; its configuration is below it.'),
    bearer_methods_supported: z.array(z.string()),
    scopes_supported: z.array(z.string()),
  }),
})
