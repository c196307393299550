import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type AgencyRecord, agencyById, seersOf } from '#functions/directory/public.ts'

/** Whose commission an actor has to do with: staff of agencies they look after, an agency's people of its own as a whole. */
export const seesCommissionOf = (actor: Actor, agencyId: string): boolean => isTheirs(actor, { agencyId })

/** The agency, or `agency.notFound` when there is none or its commission is nobody's business of the actor. */
export const requireCommissionAgency = async (agencyId: string, actor: Actor): Promise<AgencyRecord> => {
  const agency = seesCommissionOf(actor, agencyId) ? await agencyById(agencyId) : undefined
  return agency ?? fail('agency.notFound')
}

/** Whether an actor reads what an agency's commission came to for it as its aggregator, which it is today. */
const readsBelow = async ({ accountType, organizationId, realm }: Actor, agencyId: string): Promise<boolean> =>
  accountType === 'DIGITAL' && realm === 'ACCOUNT' && (await seersOf(agencyId)).has(organizationId)

/** The same where statements are read, which an aggregator reads of its agencies; where they are paid to is not its business. */
export const requireStatedAgency = async (agencyId: string, actor: Actor): Promise<AgencyRecord> => {
  const isRead = seesCommissionOf(actor, agencyId) || (await readsBelow(actor, agencyId))
  return (isRead ? await agencyById(agencyId) : undefined) ?? fail('agency.notFound')
}
