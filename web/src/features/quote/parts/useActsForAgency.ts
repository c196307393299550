import { isGhosting } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** The provider's staff are at work, in their own area or in an agency's: they name the agency's agent, not themselves. */
export const useActsForAgency = (): boolean => {
  const persona = usePersona()
  const claims = useSession()?.claims
  return persona === 'COWBELL' || (claims !== undefined && isGhosting(claims))
}
