import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { requireCommissionAgency } from './requireCommissionAgency.ts'

/** The agency, whose own people alone say where its commission goes: who pays it does not (decision: payee-by-agency). */
export const ownAgency = (agencyId: string, actor: Actor): Promise<AgencyRecord> =>
  actor.accountType === 'AGENCY' ? requireCommissionAgency(agencyId, actor) : fail('commission.ownPeopleOnly')
