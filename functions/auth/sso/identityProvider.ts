import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'

const patienceMilliseconds = 10_000

/** Where the identity provider sends the browser back to, with `code` and `state`. */
const redirectUri = () => `${config.publicUrl}/loading`

interface Departure {
  /** `https://…` of the user pool. */
  readonly identityDomain: string
  readonly provider: string
  readonly email: string
  readonly state: string
  readonly codeVerifier: string
}

/** The address that begins a sign-in at the identity provider: authorization code flow with PKCE. */
export const authorizeUrl = ({ identityDomain, provider, email, state, codeVerifier }: Departure): string =>
  `${identityDomain}/oauth2/authorize?${new URLSearchParams({
    client_id: config.userPoolClientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri(),
    identity_provider: provider,
    login_hint: email,
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`

const TokenAnswer = z.object({ id_token: z.string() })
const IdClaims = z.object({ aud: z.string(), email: z.string().toLowerCase() })

/**
 * The e-mail that the user pool vouches for in exchange of a code; undefined when it does not. The id token comes straight
 * from the pool over TLS, which stands in for its signature (OpenID Connect Core 1.0, 3.1.3.7).
 */
export const vouchedEmail = async (code: string, codeVerifier: string): Promise<string | undefined> => {
  const response = await fetch(`${config.identityDomain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: config.userPoolClientId,
      redirect_uri: redirectUri(),
      code,
      code_verifier: codeVerifier,
    }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  if (!response.ok) return undefined
  const answer = TokenAnswer.safeParse(await response.json())
  const claims = answer.success ? IdClaims.safeParse(decodeJwt(answer.data.id_token)) : undefined
  return claims?.data?.aud === config.userPoolClientId ? claims.data.email : undefined
}
