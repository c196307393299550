import { implement } from '#functions/_platform/http/implement.ts'
import { listClaimNotes as contract } from '#shared/contracts/claims/notes.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { requireClaim } from '../store/claims.ts'
import { isPrivileged } from './privilege.ts'

export const listClaimNotes = implement(contract)(async ({ query, actor }) => {
  const claim = await requireClaim(query.claimId, actor)
  const notes = await claimNotes.every({ scopes: [`claim:${claim.id}`] })
  const readsAll = isPrivileged(actor, claim)
  return notes.filter(({ privileged }) => readsAll || !privileged).toReversed()
})
