import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getOpenIdConfiguration as contract, getJwks } from '#shared/contracts/auth/keys.ts'
import { refreshToken } from '#shared/contracts/auth/signIn.ts'

export const getOpenIdConfiguration = implement(contract)(async () => ({
  issuer: config.tokenIssuer,
  jwks_uri: `${config.publicUrl}${getJwks.path}`,
  token_endpoint: `${config.publicUrl}${refreshToken.path}`,
  response_types_supported: ['token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
}))
