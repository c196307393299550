import type { Actor } from '#functions/_platform/auth/actor.ts'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { seersOf } from '#functions/directory/public.ts'

/**
 * Whether somebody brings companies in an agency's name: its own people, staff for those they look after, an aggregator for
 * those that belong to it, to any depth (decision: in-agencys-name).
 */
export const makesFor = async (
  actor: Pick<Actor, 'accountType' | 'agencyIds' | 'organizationId'>,
  agencyId: string,
): Promise<boolean> => {
  if (actor.accountType === 'COWBELL') return looksAfter(actor, agencyId)
  if (actor.accountType === 'DIGITAL') return (await seersOf(agencyId)).has(actor.organizationId)
  return actor.accountType === 'AGENCY' && actor.organizationId === agencyId
}
