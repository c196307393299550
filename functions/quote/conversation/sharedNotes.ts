import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { NoteRecord } from '#shared/contracts/quote/noteRecord.ts'
import { isShared, noteScope, notes } from '../store/notes.ts'
import { sideOfActor } from './sideOf.ts'

/**
 * The notes of a quote's conversation, the oldest first: for an agency those that were shared with it, and nothing of what
 * another said that had the quote before.
 */
export const sharedNotes = async (quoteId: string, actor: Actor): Promise<NoteRecord[]> => {
  const rows = await notes.every({ scopes: [noteScope(quoteId)] })
  const isAgency = sideOfActor(actor) === 'AGENCY'
  return rows
    .filter((row) => isShared(row) && (!isAgency || row.agencyId === actor.organizationId))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
