import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { getOpenIdConfiguration as contract, getJwks } from '#shared/contracts/auth/keys.ts'

export const getOpenIdConfiguration = implement(contract)(async () => ({
  issuer: config.tokenIssuer,
  jwks_uri: `${config.publicUrl}${getJwks.path}`,
  token_endpoint: `${config.publicUrl}${exchangeApiKey.path}`,
  grant_types_supported: ['client_credentials'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  response_types_supported: ['token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
}))
