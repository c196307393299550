import { fileIncident } from '#shared/contracts/claims/incident.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { call } from '#web/api/call.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '#web/api/problem.ts'
import { toNotice } from '../forms/noticeForm.ts'
import { missingIn } from './missingIn.ts'
import { dropNotice, keepNotice, keptNotice, type NoticeDraft } from './noticeDraft.ts'

/** The session is over, or too much came at once: the notice itself is not refused. */
const otherStatuses: readonly number[] = [401, 429]

/** Whether a failure passes without the notice being changed: there is no connection, or nobody has looked at it yet. */
const passes = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.status === noAnswer || serverTroubleStatuses.includes(error.status) || otherStatuses.includes(error.status))

/** What a refusal says, field by field. */
const wordsOf = (error: unknown): NonNullable<NoticeDraft['refused']> =>
  error instanceof Problem && error.errors.length > 0
    ? error.errors.map(({ path, detail }) => ({ field: path, detail }))
    : [{ detail: messageOf(error) }]

/** A claim that was filed: its number, and its id for who may read it. */
export interface FiledClaim {
  readonly id?: string | undefined
  readonly claimNumber?: string | undefined
}

/** How a notice is filed. */
export type Filing = (draft: NoticeDraft) => Promise<FiledClaim>

/** By somebody who is signed in. */
export const fileSignedIn: Filing = ({ accountId, policyId, notice, key }) =>
  call(createClaim, {
    body: { ...toNotice(notice), accountId, ...(policyId && { policyId }), isFiled: true, noticeKey: key },
  })

/** By the policy holder whom a one-time code let in, at the policy that it opened. */
export const fileByCode: Filing = ({ policyId, notice, key }) =>
  call(fileIncident, { params: { policyId: policyId ?? '' }, body: { ...toNotice(notice), noticeKey: key } })

/** What is kept of this very notice now; undefined where it was dropped, or another was begun. */
const keptOf = (of: Parameters<typeof keptNotice>[0], { key }: NoticeDraft): NoticeDraft | undefined => {
  const kept = keptNotice(of)
  return kept?.key === key ? kept : undefined
}

const isSame = (a: NoticeDraft, b: NoticeDraft): boolean => JSON.stringify(a.notice) === JSON.stringify(b.notice)

/**
 * Files a notice that is kept on this device. Without a connection it stays and waits, and the answer is undefined; once it
 * is filed it is dropped. A notice that is refused waits no longer, and keeps why: it is to be corrected. Under its key it is one claim
 * however often it is sent, so that what was typed while it was on its way goes after it.
 *
 * @throws {Problem} when it is refused.
 */
export const sendNotice = async (
  userId: string,
  draft: NoticeDraft,
  file: Filing = fileSignedIn,
): Promise<FiledClaim | undefined> => {
  const of = { userId, accountId: draft.accountId }
  let sent = draft
  try {
    for (;;) {
      const filed = await file(sent)
      const kept = keptOf(of, draft)
      if (kept === undefined) return filed
      if (isSame(kept, sent)) dropNotice(of)
      // What is half written goes out once it is whole and filed again.
      if (isSame(kept, sent) || missingIn(kept.notice).length > 0) return filed
      sent = kept
    }
  } catch (error) {
    const isWaiting = passes(error)
    const kept = keptOf(of, draft)
    if (kept !== undefined) keepNotice(of, { ...kept, isWaiting, refused: isWaiting ? undefined : wordsOf(error) })
    if (isWaiting) return undefined
    throw error
  }
}
