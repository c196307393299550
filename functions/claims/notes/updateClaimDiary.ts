import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateClaimDiary as contract } from '#shared/contracts/claims/diaries.ts'
import { isDesk } from '../desk/desk.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import { claims, isClaimTheirs } from '../store/claims.ts'
import { diariesOf, duesOf, mustBeAhead, seesDiary } from './diaries.ts'

/** A vendor changes what its own people noted, and says alone that it is done what the desk has set it. */
export const updateClaimDiary = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const diary = await claimDiaries.require(params.diaryId)
  const claim = await claims.byId(diary.claimId)
  if (claim === undefined || !isClaimTheirs(actor, claim) || !seesDiary(actor, claim, diary))
    return fail('claim.diaryNotFound')
  const { done: saidDone, ...words } = body
  const isChanged = Object.values(words).some((value) => value !== undefined)
  if (diary.isDeadline && isChanged && !isDesk(actor)) return fail('claim.deskOnly')
  if (body.dueDate !== undefined && body.dueDate !== diary.dueDate) mustBeAhead(body.dueDate, now)
  const { doneBy: _, doneAt: __, ...open } = diary
  const done = saidDone ?? diary.done
  const after = {
    ...(done ? diary : open),
    title: body.title ?? diary.title,
    dueDate: body.dueDate ?? diary.dueDate,
    assignee: body.assignee ?? diary.assignee,
    done,
    ...(done && !diary.done && { doneBy: actor.name, doneAt: now }),
  }
  const others = (await diariesOf(claim.id)).filter(({ id }) => id !== diary.id)
  const dues = duesOf([...others, after])
  await commit([claimDiaries.update(diary, after), claims.update(claim, { ...claim, ...dues, updated: now })])
  return { id: diary.id }
})
