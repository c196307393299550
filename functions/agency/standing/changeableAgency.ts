import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { requireAgency } from '../agencyReach.ts'
import { agencyGuard } from './agencyGuard.ts'

/** The agency for who changes what it is known by; one that is closed stays as it was. */
export const changeableAgency = async (id: string, actor: Actor): Promise<Stored<AgencyRecord>> => {
  const agency = await requireAgency(id, actor)
  agencyGuard.mustAllow(agency.status, 'change', { actor })
  return agency
}
