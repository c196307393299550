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
