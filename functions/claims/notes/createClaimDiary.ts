import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type ClaimDiaryRecord, createClaimDiary as contract } from '#shared/contracts/claims/diaries.ts'
import { ClaimDiaryId } from '#shared/domain/ids/ids.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import { claims, requireClaim } from '../store/claims.ts'
import { isVendor } from '../vendors/vendorShare.ts'
import { diariesOf, duesOf, mustBeAhead } from './diaries.ts'
import { toldTo } from './toldTo.ts'

const most = 200

/** For a vendor it is the vendor's: its people see it, and who of the desk writes it sets a deadline. */
export const createClaimDiary = implement(contract)(async ({ body, actor, now, fail }) => {
  const claim = await requireClaim(body.claimId, actor)
  mustBeAhead(body.dueDate, now)
  const others = await diariesOf(claim.id)
  if (others.length >= most) return fail('claim.tooMany')
  const { vendorId: _, ...written } = body
  const [vendor] = toldTo(claim, body, actor) ?? []
  const whose = isVendor(actor) ? actor.name : (vendor?.vendorName ?? claim.adjuster?.name ?? actor.name)
  const diary: ClaimDiaryRecord = {
    ...written,
    ...(vendor && { vendorId: vendor.vendorId, isDeadline: !isVendor(actor) }),
    id: ClaimDiaryId.parse(`cld_${ulid()}`),
    assignee: body.assignee ?? whose,
    done: false,
    createdBy: actor.name,
    created: now,
  }
  const dues = duesOf([...others, diary])
  await commit([claimDiaries.create(diary), claims.update(claim, { ...claim, ...dues, updated: now })])
  return { id: diary.id }
})
