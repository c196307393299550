import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createClaimNote as contract } from '#shared/contracts/claims/notes.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { requireClaim } from '../store/claims.ts'
import { isCounsel } from '../vendors/vendorShare.ts'
import { isPrivileged } from './privilege.ts'
import { toldTo } from './toldTo.ts'

export const createClaimNote = implement(contract)(async ({ body, actor, now, fail }) => {
  const { vendorId: _, ...written } = body
  const claim = await requireClaim(body.claimId, actor)
  if (body.privileged && !isPrivileged(actor, claim)) return fail('claim.privilegeRefused')
  const told = toldTo(claim, body, actor)
  if (body.privileged && told !== undefined && !isCounsel(told)) return fail('claim.privilegeRefused')
  const id = ClaimNoteId.parse(`cln_${ulid()}`)
  const [vendor] = told ?? []
  const of = { createdBy: actor.name, createdById: actor.userId, created: now }
  await commit([claimNotes.create({ ...written, ...(vendor && { vendorId: vendor.vendorId }), id, ...of })])
  return { id }
})
