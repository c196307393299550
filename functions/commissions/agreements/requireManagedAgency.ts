import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { requireCommissionAgency } from '../account/requireCommissionAgency.ts'

/** The agency, for the provider's people who agree on its commission; its own people read what is theirs. */
export const requireManagedAgency = async (agencyId: string, actor: Actor): Promise<AgencyRecord> =>
  actor.accountType === 'COWBELL' ? requireCommissionAgency(agencyId, actor) : fail('agency.notFound')
