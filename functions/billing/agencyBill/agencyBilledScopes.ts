import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf, looksAfter } from '#functions/_platform/auth/relation.ts'

/** The lists of invoices to read: the actor's own, or those of the agency that is named in them. */
export const agencyBilledScopes = (actor: Actor, agencyId: string | undefined): readonly string[] => {
  const own = listScopesOf(actor)
  if (agencyId === undefined || own.length === 0) return own
  if (actor.accountType === 'COWBELL') return looksAfter(actor, agencyId) ? [`agency:${agencyId}`] : []
  return actor.organizationId === agencyId ? own : []
}
