import { isGhosting } from '../../../api/claims.ts'
import { useSession } from '../../../api/session.ts'
import { usePersona } from '../../../layout/usePersona.ts'

/** The provider's staff are at work, in their own area or in an agency's: they name the agency's agent, not themselves. */
export const useActsForAgency = (): boolean => {
  const persona = usePersona()
  const claims = useSession()?.claims
  return persona === 'COWBELL' || (claims !== undefined && isGhosting(claims))
}
