import {
  addPoolClient,
  type PoolProvider,
  PoolRefusal,
  putPoolProvider,
} from '#functions/_platform/auth/cognitoProviders.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { unseal } from '#functions/_platform/secrets/seal.ts'
import { poolAttributes } from '../sso/userPool.ts'
import { type IdentityProviderRecord, poolNameOf } from '../store/identityProviders.ts'

const detailsOf = ({
  id,
  protocol,
  issuer = '',
  clientId = '',
  metadataUrl = '',
  secret,
}: IdentityProviderRecord): Readonly<Record<string, string>> =>
  protocol === 'SAML'
    ? // Who begins at the provider has no departure here.
      { MetadataURL: metadataUrl, IDPInit: 'false' }
    : {
        oidc_issuer: issuer,
        client_id: clientId,
        client_secret: secret === undefined ? '' : unseal(secret, id),
        attributes_request_method: 'GET',
        authorize_scopes: 'openid email profile',
      }

/**
 * What the provider calls things, by the pool's attributes for them. Role and team go by standard ones that nothing else
 * uses: an app client reads and writes those unasked, and attributes of one's own only as it was made to.
 */
const attributesOf = ({ attributes: { email, firstName, lastName, role, team } }: IdentityProviderRecord) => ({
  email,
  ...(firstName !== undefined && { given_name: firstName }),
  ...(lastName !== undefined && { family_name: lastName }),
  ...(role !== undefined && { [poolAttributes.role]: role }),
  ...(team !== undefined && { [poolAttributes.team]: team }),
})

const poolProvider = (provider: IdentityProviderRecord): PoolProvider => ({
  name: poolNameOf(provider),
  protocol: provider.protocol,
  details: detailsOf(provider),
  attributes: attributesOf(provider),
})

/** Has the user pool know the provider as it is described now, and an app client that knows it: that client's id. */
export const putInPool = async (provider: IdentityProviderRecord): Promise<string> => {
  try {
    await putPoolProvider(poolProvider(provider))
  } catch (error) {
    if (!(error instanceof PoolRefusal)) throw error
    return fail('identityProvider.poolRefused', { data: { reason: error.message } })
  }
  return provider.poolClientId ?? addPoolClient(poolNameOf(provider))
}
