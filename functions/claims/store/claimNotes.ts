import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { ClaimNoteRecord } from '#shared/contracts/claims/notes.ts'

/** Notes on claims, listed under their claim. They are written once. */
export const claimNotes = defineRecord({
  kind: 'claimNote',
  notFound: 'server.failed',
  list: {
    scopes: (note: ClaimNoteRecord) => [`claim:${note.claimId}`],
    sorts: { created: (note: ClaimNoteRecord) => note.created },
    summary: (note: ClaimNoteRecord) => note,
  },
})

/** A note by id, for who tells others of it: whoever calls it asks who may read it. */
export const claimNoteById = (id: string) => claimNotes.byId(id)
