import { createLocalJWKSet, jwtVerify } from 'jose'
import type { Claims } from '#functions/_platform/auth/actor.ts'
import { publicJwks } from '#functions/_platform/auth/signing.ts'
import { epochSeconds, now, worldNow } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { type Handler, type Implementation, implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'

/** The claims of a token that one of the region's keys signed for it, and that is not over. Fails with `session.required`. */
const claimsOf = async (authorization: string | undefined): Promise<Claims> => {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return fail('session.required')
  const at = now()
  const expected = {
    issuer: config.tokenIssuer,
    audience: tokenAudience(config.region),
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat'],
    // Tokens expire by the world's clock, wherever a sandbox's stands.
    currentDate: new Date(worldNow()),
  }
  const keys = createLocalJWKSet({ keys: await publicJwks(at) })
  const verified = await jwtVerify(token, keys, expected).catch(() => undefined)
  if (verified === undefined || (verified.payload.iat ?? 0) > epochSeconds(at)) return fail('session.required')
  return verified.payload as Claims
}

/** A request with its caller's claims: the gateway's where it has verified them, else those of the token, verified here. */
const verified = async (event: HttpEvent): Promise<HttpEvent> => {
  const { requestContext, headers } = event
  // The gateway gives none where it asks for no token, though its type says so.
  const { authorizer }: Partial<HttpEvent['requestContext']> = requestContext
  if (authorizer !== undefined) return event
  const jwt = {
    claims: await claimsOf(headers.authorization),
    scopes: [],
  } as HttpEvent['requestContext']['authorizer']['jwt']
  return { ...event, requestContext: { ...requestContext, authorizer: { jwt } } }
}

/**
 * Binds code to a contract of SCIM. The gateway refuses in words of its own, which providers do not read: so it hands over
 * whatever comes, and the token is verified here, whose refusal is SCIM's (RFC 7644, 3.12).
 */
export const implementScim =
  <const Op extends Operation>(contract: Op) =>
  (handler: Handler<Op>): Implementation<Op> => ({ ...implement(contract)(handler), verified })
