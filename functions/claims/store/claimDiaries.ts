import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { ClaimDiaryRecord } from '#shared/contracts/claims/diaries.ts'

/** Diaries of claims, listed under their claim. */
export const claimDiaries = defineRecord({
  kind: 'claimDiary',
  notFound: 'claim.diaryNotFound',
  list: {
    scopes: (diary: ClaimDiaryRecord) => [`claim:${diary.claimId}`],
    sorts: { dueDate: (diary: ClaimDiaryRecord) => diary.dueDate },
    summary: (diary: ClaimDiaryRecord) => diary,
  },
})
