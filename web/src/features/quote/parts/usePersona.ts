import { useCallback } from 'react'
import { isGhosting } from '../../../api/claims.ts'
import { useSession } from '../../../api/session.ts'
import { inPersona } from '../../../paths.ts'

/** Who is at the screen: the persona's addresses, and whether the provider's staff are, themselves or in another's place. */
export const usePersona = () => {
  const claims = useSession()?.claims
  const accountType = claims?.accountType ?? 'AGENCY'
  const to = useCallback((page: string) => inPersona(accountType, page), [accountType])
  return {
    accountType,
    to,
    /** Staff act for an agency and name its agent; everybody else is their own agent. */
    isStaff: accountType === 'COWBELL' || (claims !== undefined && isGhosting(claims)),
  }
}
