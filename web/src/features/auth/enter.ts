import { claimsOf } from '../../api/claims.ts'
import { startSession, type Tokens } from '../../api/session.ts'
import { takeOrigin } from '../../layout/origin.ts'
import { personaOf } from '../../paths.ts'

type EnterOptions = { readonly remember?: boolean; readonly atHome?: boolean }

/**
 * Opens the session that a sign-in of any kind answered with.
 *
 * @returns where to go: where the person was going before signing in, else the persona's home.
 * @throws when the tokens are of a persona that the product does not know.
 */
export const enter = (tokens: Tokens, { remember = false, atHome = false }: EnterOptions = {}): string => {
  const accountType = claimsOf(tokens.accessToken)?.accountType ?? 'UNKNOWN'
  const persona = personaOf(accountType)
  if (!persona) throw new Error(`Unknown persona ${accountType}`)
  startSession(tokens, { remember })
  return atHome ? persona.home : takeOrigin(accountType, persona.home)
}
