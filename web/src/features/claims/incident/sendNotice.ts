import { fileIncident } from '#shared/contracts/claims/incident.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { call } from '#web/api/call.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '#web/api/problem.ts'
import { toNotice } from '../forms/noticeForm.ts'
import { dropNotice, keepNotice, type NoticeDraft } from './noticeDraft.ts'

/** Whether a failure passes by itself: there is no connection, or the platform is in trouble. */
const passes = (error: unknown): boolean =>
  error instanceof Problem && (error.status === noAnswer || serverTroubleStatuses.includes(error.status))

/** A claim that was filed: its number, and its id for who may read it. */
export interface FiledClaim {
  readonly id?: string | undefined
  readonly claimNumber?: string | undefined
}

/** How a notice is filed. */
export type Filing = (draft: NoticeDraft) => Promise<FiledClaim>

/** By somebody who is signed in. */
export const fileSignedIn: Filing = ({ accountId, policyId, notice, key }) =>
  call(
    createClaim,
    { body: { ...toNotice(notice), accountId, ...(policyId && { policyId }), isFiled: true } },
    { idempotencyKey: key },
  )

/** By the policy holder whom a one-time code let in, at the policy that it opened. */
export const fileByCode: Filing = ({ policyId, notice, key }) =>
  call(fileIncident, { params: { policyId: policyId ?? '' }, body: toNotice(notice) }, { idempotencyKey: key })

/**
 * Files a notice that is kept on this device. Without a connection it stays and waits, and the answer is undefined; once it
 * is filed it is dropped. A notice that is refused waits no longer: it is to be corrected.
 *
 * @throws {Problem} when it is refused.
 */
export const sendNotice = async (
  userId: string,
  draft: NoticeDraft,
  file: Filing = fileSignedIn,
): Promise<FiledClaim | undefined> => {
  const of = { userId, accountId: draft.accountId }
  try {
    const filed = await file(draft)
    dropNotice(of)
    return filed
  } catch (error) {
    const isWaiting = passes(error)
    // What was refused is another notice when it is sent again.
    keepNotice(of, { ...draft, isWaiting, key: isWaiting ? draft.key : crypto.randomUUID() })
    if (isWaiting) return undefined
    throw error
  }
}
