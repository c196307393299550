import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type ClaimDiaryRecord, createClaimDiary as contract } from '#shared/contracts/claims/diaries.ts'
import { ClaimDiaryId } from '#shared/domain/ids/ids.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import { claims, requireClaim } from '../store/claims.ts'
import { diariesOf, firstDue } from './diaries.ts'

const most = 200

export const createClaimDiary = implement(contract)(async ({ body, actor, now, fail }) => {
  const claim = await requireClaim(body.claimId, actor)
  const others = await diariesOf(claim.id)
  if (others.length >= most) return fail('claim.tooMany')
  const diary: ClaimDiaryRecord = {
    ...body,
    id: ClaimDiaryId.parse(`cld_${ulid()}`),
    assignee: body.assignee ?? claim.adjuster?.name ?? actor.name,
    done: false,
    createdBy: actor.name,
    created: now,
  }
  const diaryDue = firstDue([...others, diary])
  await commit([claimDiaries.create(diary), claims.update(claim, { ...claim, diaryDue, updated: now })])
  return { id: diary.id }
})
