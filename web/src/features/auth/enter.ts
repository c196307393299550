import { claimsOf } from '../../api/claims.ts'
import { startSession, type Tokens } from '../../api/session.ts'
import { takeOrigin } from '../../layout/origin.ts'
import { homeOf } from '../../paths.ts'

type EnterOptions = { readonly remember?: boolean; readonly atHome?: boolean }

/**
 * Opens the session that a sign-in of any kind answered with.
 *
 * @returns where to go: where the person was going before signing in, else the persona's home.
 * @throws when the tokens are of a persona that the product does not know.
 */
export const enter = (tokens: Tokens, { remember = false, atHome = false }: EnterOptions = {}): string => {
  const claims = claimsOf(tokens.accessToken)
  const home = claims && homeOf(claims)
  if (!home) throw new Error(`Unknown persona ${claims?.accountType ?? 'UNKNOWN'}`)
  startSession(tokens, { remember })
  return atHome ? home : takeOrigin({ accountType: claims.accountType, home })
}
