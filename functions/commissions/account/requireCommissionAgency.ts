import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type AgencyRecord, agencyById } from '#functions/directory/public.ts'

/** Whose commission an actor has to do with: staff of agencies they look after, an agency's people of its own as a whole. */
export const seesCommissionOf = (actor: Actor, agencyId: string): boolean => isTheirs(actor, { agencyId })

/** The agency, or `agency.notFound` when there is none or its commission is nobody's business of the actor. */
export const requireCommissionAgency = async (agencyId: string, actor: Actor): Promise<AgencyRecord> => {
  const agency = seesCommissionOf(actor, agencyId) ? await agencyById(agencyId) : undefined
  return agency ?? fail('agency.notFound')
}
