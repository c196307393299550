import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { worldNow } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { held } from '#functions/_platform/held/held.ts'
import type { SaidOfPlace } from '#shared/domain/identity/vouchedRole.ts'

const patienceMilliseconds = 10_000

/** Where the user pool sends the browser back to, with `code` and `state`, or with `error`. */
const redirectUri = () => `${config.publicUrl}/loading`

interface Departure {
  /** `https://…` of the user pool. */
  readonly identityDomain: string
  readonly provider: string
  readonly clientId: string
  /** Whose sign-in it is; the provider asks where it is left out. */
  readonly email?: string | undefined
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** Whether the provider asks for the proof anew, also of who is signed in there. */
  readonly again: boolean
}

/** The address that begins a sign-in at the identity provider: authorization code flow with PKCE. */
export const authorizeUrl = ({
  identityDomain,
  provider,
  clientId,
  email,
  state,
  nonce,
  codeVerifier,
  again,
}: Departure): string =>
  `${identityDomain}/oauth2/authorize?${new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri(),
    identity_provider: provider,
    ...(email !== undefined && { login_hint: email }),
    state,
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login' }),
  })}`

/** As what the user pool keeps, and tells in id tokens, what a provider says of somebody's place. */
export const poolAttributes = { role: 'nickname', team: 'profile' } as const

const TokenAnswer = z.object({ id_token: z.string() })
const IdClaims = z.object({
  token_use: z.literal('id'),
  nonce: z.string(),
  email: z.string().toLowerCase(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  [poolAttributes.role]: z.string().optional(),
  [poolAttributes.team]: z.string().optional(),
  identities: z.array(z.object({ providerName: z.string() })).min(1),
})

/** The keys of the user pool's tokens; asked for once, and again when a token names another. */
const userPoolKeys = held(() => createRemoteJWKSet(new URL(config.userPoolKeysUrl)))

/** Who is vouched for and by which identity provider. */
export interface Voucher extends SaidOfPlace {
  /** Lower case. */
  readonly email: string
  readonly provider: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

/** The claims of an id token of the user pool for this platform and this sign-in; undefined for any other. */
const readIdToken = async (
  idToken: string,
  { clientId, nonce }: Pick<Return, 'clientId' | 'nonce'>,
): Promise<Voucher | undefined> => {
  try {
    const { payload } = await jwtVerify(idToken, userPoolKeys(), {
      issuer: config.userPoolIssuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      // It expires by the world's clock, wherever a sandbox's stands.
      currentDate: new Date(worldNow()),
    })
    const { success, data } = IdClaims.safeParse(payload)
    return success && data.nonce === nonce
      ? {
          email: data.email,
          provider: data.identities[0]?.providerName ?? '',
          firstName: data.given_name,
          lastName: data.family_name,
          role: data[poolAttributes.role],
          team: data[poolAttributes.team],
        }
      : undefined
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
    return undefined
  }
}

interface Return {
  readonly clientId: string
  readonly code: string
  readonly codeVerifier: string
  readonly nonce: string
}

/**
 * Whom the user pool vouches for in exchange of a code; undefined when it does not. The id token comes straight from the pool
 * over TLS; its signature and nonce are verified all the same.
 */
export const vouchedFor = async ({ clientId, code, codeVerifier, nonce }: Return): Promise<Voucher | undefined> => {
  const response = await fetch(`${config.identityDomain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri(),
      code,
      code_verifier: codeVerifier,
    }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  if (!response.ok) return undefined
  const answer = TokenAnswer.safeParse(await response.json())
  return answer.success ? readIdToken(answer.data.id_token, { clientId, nonce }) : undefined
}
