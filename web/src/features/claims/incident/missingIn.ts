import { ClaimNotice, noticeAhead } from '#shared/contracts/claims/claimNotice.ts'
import { noticeFaults, noticeNeeds } from '#shared/contracts/claims/noticeFaults.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { region } from '#web/i18n/region.ts'
import { lastDay } from '../forms/lastDay.ts'
import { type NoticeForm, toNotice } from '../forms/noticeForm.ts'
import type { NoticeDraft } from './noticeDraft.ts'

/** What of a notice is not as it is filed: an e-mail that is none. */
const unread = (notice: ClaimNotice): { path: string[]; detail: string }[] =>
  (ClaimNotice.safeParse(notice).error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String),
    detail: message,
  }))

/**
 * What a notice still needs before it is filed here, what of it the region does not take, or says of days that have not come;
 * each with its field. Without a connection nobody else would say so before it is sent.
 */
export const missingIn = (
  form: NoticeForm,
  zone?: TimeZone,
): readonly { readonly field: string; readonly detail: string }[] => {
  const notice = toNotice(form)
  return [
    ...noticeNeeds(notice, region),
    ...noticeFaults(notice, region),
    ...unread(notice),
    ...noticeAhead(notice, lastDay(zone)),
  ].map(({ path = [], detail }) => ({ field: path.join('.'), detail }))
}

/** Whether a notice that was filed without a connection waits on as it is changed: as long as nothing is missing of it. */
export const waitsOn = (kept: NoticeDraft | undefined, notice: NoticeForm, zone?: TimeZone): boolean =>
  kept?.isWaiting === true && missingIn(notice, zone).length === 0
