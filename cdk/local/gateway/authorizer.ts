import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { epochSeconds, now } from '#functions/_platform/clock/clock.ts'
import type { TextClaims } from './lambdaEvent.ts'

export type Authorized = { readonly claims: TextClaims } | { readonly refusal: string }

interface AuthorizerSettings {
  readonly issuer: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
}

/** API Gateway keeps an issuer's keys for two hours; a key it does not know makes it ask again. */
const keptMilliseconds = 2 * 60 * 60 * 1000

/** The keys that an issuer publishes, asked for when the first token comes. */
export const publishedKeysOf = (issuer: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { cacheMaxAge: keptMilliseconds })

/**
 * API Gateway's JWT authorizer: the token must be signed by one of the issuer's keys, name issuer and audience, be issued
 * and not over. Gives the claims as text, or the words of the `www-authenticate` header.
 */
export const authorizerOf = ({ issuer, audience, keys }: AuthorizerSettings) => {
  // The same token comes with every call of a session; what was verified stays so until it expires.
  const known = new Map<string, JWTPayload>()

  const verify = async (token: string): Promise<JWTPayload> => {
    const before = known.get(token)
    if (before !== undefined && (before.exp ?? 0) > epochSeconds(now())) return before
    const currentDate = new Date(now())
    // A token without an end would never die, whoever signed it.
    const expected = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['exp'], currentDate }
    const { payload } = await jwtVerify(token, keys, expected)
    if ((payload.iat ?? 0) > epochSeconds(now())) throw new errors.JWTClaimValidationFailed('iat', payload, 'iat')
    if (known.size > 1000) known.clear()
    known.set(token, payload)
    return payload
  }

  return async (authorization: string | undefined): Promise<Authorized> => {
    if (authorization === undefined) return { refusal: '' }
    try {
      const payload = await verify(authorization.replace(/^Bearer /i, ''))
      return { claims: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, textOf(value)])) }
    } catch (error) {
      const expired = error instanceof errors.JWTExpired
      return {
        refusal: `error="invalid_token" error_description="${expired ? 'the token has expired' : 'invalid token'}"`,
      }
    }
  }
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? `[${value.join(' ')}]` : typeof value === 'object' ? JSON.stringify(value) : String(value)
