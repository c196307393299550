import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { type Actor, claimsOf } from './actor.ts'
import { signJwt } from './signing.ts'

/** Decision 15: an access token lives 15 minutes. */
export const accessTokenSeconds = lifetimes.accessToken

/** A signed access token for the actor. */
export const accessTokenFor = (actor: Actor, now: string): Promise<string> => {
  const issued = epochSeconds(now)
  const claims = {
    ...claimsOf(actor),
    iss: config.tokenIssuer,
    aud: tokenAudience(config.region),
    iat: issued,
    exp: issued + accessTokenSeconds,
  }
  return signJwt(claims, now)
}
