import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { type Actor, claimsOf } from './actor.ts'
import { signJwt } from './signing.ts'

/** Decision 15: an access token lives 15 minutes. */
export const accessTokenSeconds = 15 * 60
export const tokenAudience = 'palisade'

/** A signed access token for the actor. `amr` says how the session was opened (`pwd`, `otp`, `sso`, `link`). */
export const accessTokenFor = (actor: Actor, now: string, amr: readonly string[]): Promise<string> => {
  const issued = epochSeconds(now)
  return signJwt({
    ...claimsOf(actor),
    iss: config.tokenIssuer,
    aud: tokenAudience,
    iat: issued,
    exp: issued + accessTokenSeconds,
    amr: amr.join(' '),
  })
}
