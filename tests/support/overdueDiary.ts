import { commit } from '#functions/_platform/storage/commit.ts'
import { diariesOf, duesOf } from '#functions/claims/notes/diaries.ts'
import { claimDiaries } from '#functions/claims/store/claimDiaries.ts'
import { claims } from '#functions/claims/store/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** A diary as it stands when its day has gone by, which none begins with. */
export const letGoBy = async (diaryId: string, dueDate: CalendarDate): Promise<void> => {
  const diary = await claimDiaries.require(diaryId)
  const claim = await claims.require(diary.claimId)
  const after = { ...diary, dueDate }
  const others = (await diariesOf(claim.id)).filter(({ id }) => id !== diary.id)
  await commit([
    claimDiaries.update(diary, after),
    claims.update(claim, { ...claim, ...duesOf([...others, after]), updated: claim.updated }),
  ])
}
