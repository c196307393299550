import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createClaimNote as contract } from '#shared/contracts/claims/notes.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { requireClaim } from '../store/claims.ts'
import { isPrivileged } from './privilege.ts'

export const createClaimNote = implement(contract)(async ({ body, actor, now, fail }) => {
  const claim = await requireClaim(body.claimId, actor)
  if (body.privileged && !isPrivileged(actor, claim)) return fail('claim.privilegeRefused')
  const id = ClaimNoteId.parse(`cln_${ulid()}`)
  await commit([claimNotes.create({ ...body, id, createdBy: actor.name, createdById: actor.userId, created: now })])
  return { id }
})
