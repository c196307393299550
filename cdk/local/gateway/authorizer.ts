import type { KeyObject } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { epochSeconds, now } from '#functions/_platform/clock/clock.ts'
import type { TextClaims } from './lambdaEvent.ts'

export type Authorized = { readonly claims: TextClaims } | { readonly refusal: string }

/**
 * API Gateway's JWT authorizer: the token must be signed by the region's key, name its issuer and audience, and be
 * within its time. Gives the claims as text, or the words of the `www-authenticate` header.
 */
export const authorizerOf = (issuer: string, publicKey: KeyObject) => {
  // The same token comes with every call of a session; what was verified stays so until it expires.
  const known = new Map<string, JWTPayload>()

  const verify = async (token: string): Promise<JWTPayload> => {
    const before = known.get(token)
    if (before !== undefined && (before.exp ?? 0) > epochSeconds(now())) return before
    const currentDate = new Date(now())
    const expected = { issuer, audience: 'palisade', algorithms: ['RS256'], currentDate }
    const { payload } = await jwtVerify(token, publicKey, expected)
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
