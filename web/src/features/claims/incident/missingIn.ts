import { noticeProblems } from '#shared/contracts/claims/claimNotice.ts'
import { regionHasStates } from '#web/forms/StateField.tsx'
import { type NoticeForm, toNotice } from '../forms/noticeForm.ts'
import type { NoticeDraft } from './noticeDraft.ts'

/** What a notice still needs before it is filed here, each with its field. */
export const missingIn = (notice: NoticeForm): readonly { readonly field: string; readonly detail: string }[] =>
  noticeProblems(toNotice(notice))
    .map(({ path = [], detail }) => ({ field: path.join('.'), detail }))
    .filter(({ field }) => regionHasStates || field !== 'state')

/** Whether a notice that was filed without a connection waits on as it is changed: as long as nothing is missing of it. */
export const waitsOn = (kept: NoticeDraft | undefined, notice: NoticeForm): boolean =>
  kept?.isWaiting === true && missingIn(notice).length === 0
