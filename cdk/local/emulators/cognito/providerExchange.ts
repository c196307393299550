import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { OidcPoolProvider } from './context.ts'

/** The provider did not sign anybody in; its words are told to the app. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}

const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Configuration = z.infer<typeof Configuration>

const known = new Map<string, { readonly configuration: Configuration; readonly keys: JWTVerifyGetKey }>()

const discover = async (issuer: string) => {
  const before = known.get(issuer)
  if (before !== undefined) return before
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  if (!response.ok) throw new ProviderRefusal('The identity provider cannot be reached.')
  const configuration = Configuration.parse(await response.json())
  if (configuration.issuer !== issuer) throw new ProviderRefusal('The identity provider names another issuer.')
  const found = { configuration, keys: createRemoteJWKSet(new URL(configuration.jwks_uri)) }
  known.set(issuer, found)
  return found
}

/** The address at the provider that begins a sign-in, without its `state`, and the nonce that comes back with it. */
export const departureTo = async (
  provider: OidcPoolProvider,
  { callback, loginHint }: { readonly callback: string; readonly loginHint: string | undefined },
): Promise<{ readonly address: string; readonly nonce: string }> => {
  const { configuration } = await discover(provider.issuer)
  const nonce = randomUUID()
  const query = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    nonce,
    ...(loginHint !== undefined && { login_hint: loginHint }),
  })
  return { address: `${configuration.authorization_endpoint}?${query}`, nonce }
}

const TokenAnswer = z.object({ id_token: z.string(), access_token: z.string() })
const Claims = z.looseObject({ sub: z.string().min(1), email_verified: z.boolean().default(false) })

/** Who has signed in at a provider, by the pool's attributes. */
export interface ProviderIdentity {
  readonly sub: string
  readonly attributes: Readonly<Record<string, string>>
}

const usual = { email: 'email', given_name: 'given_name', family_name: 'family_name' }

/** A claim as the pool keeps it: a text, of several values their JSON; nothing where the provider says nothing. */
const kept = (claim: unknown): string =>
  typeof claim === 'string' ? claim : claim === undefined || claim === null ? '' : JSON.stringify(claim)

/** What the pool takes over of a provider's claims. */
const mapped = (
  claims: z.infer<typeof Claims>,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(attributes).map(([attribute, called]) => [attribute, kept(claims[called])])),
  email_verified: String(claims.email_verified),
})

/** Who the provider says has signed in, its id token verified; throws a ProviderRefusal with its words when nobody has. */
export const identityAtProvider = async (
  provider: OidcPoolProvider,
  { callback, nonce }: { readonly callback: string; readonly nonce: string },
  query: URLSearchParams,
): Promise<ProviderIdentity> => {
  const refused = query.get('error')
  if (refused !== null) throw new ProviderRefusal(`${query.get('error_description') ?? refused}; error=${refused}`)
  const { configuration, keys } = await discover(provider.issuer)
  const response = await fetch(configuration.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: callback,
      code: query.get('code') ?? '',
    }),
  })
  const answer = TokenAnswer.safeParse(await response.json())
  if (!answer.success) throw new ProviderRefusal('The identity provider did not take the code; error=invalid_grant')
  const { payload } = await jwtVerify(answer.data.id_token, keys, {
    issuer: provider.issuer,
    audience: provider.clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'nonce'],
  }).catch(() => {
    throw new ProviderRefusal('The id token of the identity provider is not valid; error=invalid_token')
  })
  if (payload.nonce !== nonce) throw new ProviderRefusal('The nonce is another one; error=invalid_token')
  const info = await fetch(configuration.userinfo_endpoint, {
    headers: { authorization: `Bearer ${answer.data.access_token}` },
  })
  const claims = Claims.safeParse(await info.json())
  const attributes = claims.success ? mapped(claims.data, provider.attributes ?? usual) : {}
  if (!claims.success || claims.data.sub !== payload.sub || (attributes.email ?? '') === '')
    throw new ProviderRefusal('The identity provider tells of no e-mail; error=invalid_user_info')
  return { sub: claims.data.sub, attributes }
}
