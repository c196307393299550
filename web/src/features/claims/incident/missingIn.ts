import { noticeAhead, noticeProblems } from '#shared/contracts/claims/claimNotice.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { regionHasStates } from '#web/forms/StateField.tsx'
import { lastDay } from '../forms/lastDay.ts'
import { type NoticeForm, toNotice } from '../forms/noticeForm.ts'
import type { NoticeDraft } from './noticeDraft.ts'

/** What a notice still needs before it is filed here, or says of days that have not come; each with its field. */
export const missingIn = (
  form: NoticeForm,
  zone?: TimeZone,
): readonly { readonly field: string; readonly detail: string }[] => {
  const notice = toNotice(form)
  return [...noticeProblems(notice), ...noticeAhead(notice, lastDay(zone))]
    .map(({ path = [], detail }) => ({ field: path.join('.'), detail }))
    .filter(({ field }) => regionHasStates || field !== 'state')
}

/** Whether a notice that was filed without a connection waits on as it is changed: as long as nothing is missing of it. */
export const waitsOn = (kept: NoticeDraft | undefined, notice: NoticeForm, zone?: TimeZone): boolean =>
  kept?.isWaiting === true && missingIn(notice, zone).length === 0
