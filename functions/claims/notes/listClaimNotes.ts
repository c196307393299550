import { implement } from '#functions/_platform/http/implement.ts'
import { listClaimNotes as contract } from '#shared/contracts/claims/notes.ts'
import { isDesk } from '../desk/desk.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { requireClaim } from '../store/claims.ts'
import { readsNote } from '../vendors/vendorShare.ts'

export const listClaimNotes = implement(contract)(async ({ query, actor }) => {
  const claim = await requireClaim(query.claimId, actor)
  const notes = await claimNotes.every({ scopes: [`claim:${claim.id}`] })
  return notes.filter((note) => isDesk(actor) || readsNote(actor, claim, note)).toReversed()
})
