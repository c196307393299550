import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { mergeAgency } from '#shared/contracts/account/agencyMerge.ts'
import * as contracts from '#shared/contracts/account/agencyStanding.ts'
import { moveAgency } from '#shared/contracts/account/relationships.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'

/** Refuses what would come between while an agency goes into another, or another into it. */
export const mustNotMerge = (agency: AgencyRecord): void => {
  const { name, mergesIntoId, takesInId } = agency
  if (mergesIntoId !== undefined || takesInId !== undefined) fail('agency.merging', { data: { name } })
}

export const agencyGuard = guardOf(agencyLife, {
  refusal: 'agency.notAllowed',
  contracts: [...Object.values(contracts), mergeAgency, moveAgency],
})
