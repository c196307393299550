import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, looksAfter } from '#functions/_platform/auth/relation.ts'
import { type DocumentRecord, ownershipOf } from './documents.ts'

/**
 * Whether a document is in the actor's reach: of what staff keep for themselves or for an agency, nobody else knows. Those of
 * a claim are opened with it alone (`requireDocument`).
 */
export const mayOpen = (actor: Actor, document: DocumentRecord): boolean => {
  const { audience, agencyId, claimId, teamIds, lookedAfterFor } = document
  if (claimId !== undefined) return false
  if (audience === undefined) return isTheirs(actor, ownershipOf(document))
  if (actor.workflow !== undefined) return false
  if (actor.accountType === 'COWBELL') return looksAfter(actor, agencyId) || looksAfter(actor, lookedAfterFor)
  return audience === 'AGENCY' && isTheirs(actor, { agencyId, teamIds })
}
