import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateClaimDiary as contract } from '#shared/contracts/claims/diaries.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import { claims, isClaimTheirs } from '../store/claims.ts'
import { diariesOf, firstDue } from './diaries.ts'

export const updateClaimDiary = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const diary = await claimDiaries.require(params.diaryId)
  const claim = await claims.byId(diary.claimId)
  if (claim === undefined || !isClaimTheirs(actor, claim)) return fail('claim.diaryNotFound')
  const { doneBy: _, doneAt: __, ...open } = diary
  const done = body.done ?? diary.done
  const after = {
    ...(done ? diary : open),
    title: body.title ?? diary.title,
    dueDate: body.dueDate ?? diary.dueDate,
    assignee: body.assignee ?? diary.assignee,
    done,
    ...(done && !diary.done && { doneBy: actor.name, doneAt: now }),
  }
  const others = (await diariesOf(claim.id)).filter(({ id }) => id !== diary.id)
  const diaryDue = firstDue([...others, after])
  await commit([claimDiaries.update(diary, after), claims.update(claim, { ...claim, diaryDue, updated: now })])
  return { id: diary.id }
})
