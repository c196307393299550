import { getPersonaProfile } from '#shared/contracts/account/personas.ts'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { countOf, countStaleTime } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'

/** How many claims are above a carrier's notice level; null where it has none, which is not the same as no claim. */
const useNoticed = (): number | null | undefined => {
  const may = useMay()
  const profile = useOperation(
    getPersonaProfile,
    may('organization:read') ? { params: { type: 'carrier' }, query: {} } : null,
  )
  const count = countOf(
    useOperation(searchClaims, { query: { size: 1, noticed: 'true' } }, { staleTime: countStaleTime }),
  )
  return profile.data !== undefined && profile.data.claimsNoticeLevel === undefined ? null : count
}

/** The open claims that a carrier has itself told of, for what they cost. */
export const noticedClaims: WaitingFigure = {
  label: 'dashboard:partners.noticed',
  tone: 'refused',
  permission: 'claim:read',
  to: 'claims?view=noticed',
  useCount: useNoticed,
}
