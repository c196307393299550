import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { type Actor, claimsOf } from './actor.ts'
import { signJwt } from './signing.ts'

/** An access token lives 15 minutes (rule: lifetimes). */
export const accessTokenSeconds = lifetimes.accessToken

/** A signed access token for the actor, that does not outlive the session (`until`, epoch seconds). */
export const accessTokenFor = (
  actor: Actor,
  now: Instant,
  until: number = Number.MAX_SAFE_INTEGER,
): Promise<string> => {
  const issued = epochSeconds(now)
  const claims = {
    ...claimsOf({ ...actor, issuedAt: Date.parse(now) }),
    iss: config.tokenIssuer,
    aud: tokenAudience(config.region),
    iat: issued,
    exp: Math.min(issued + accessTokenSeconds, until),
  }
  return signJwt(claims, now)
}
