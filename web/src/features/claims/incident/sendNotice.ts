import { createClaim } from '#shared/contracts/policy/claims.ts'
import { call } from '#web/api/call.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '#web/api/problem.ts'
import { toNotice } from '../forms/noticeForm.ts'
import { dropNotice, keepNotice, type NoticeDraft } from './noticeDraft.ts'

/** Whether a failure passes by itself: there is no connection, or the platform is in trouble. */
const passes = (error: unknown): boolean =>
  error instanceof Problem && (error.status === noAnswer || serverTroubleStatuses.includes(error.status))

/**
 * Files a notice that is kept on this device. Without a connection it stays and waits, and the answer is undefined; once it
 * is filed it is dropped. A notice that is refused waits no longer: it is to be corrected.
 *
 * @throws {Problem} when it is refused.
 */
export const sendNotice = async (userId: string, draft: NoticeDraft) => {
  const of = { userId, accountId: draft.accountId }
  const { accountId, policyId, notice, key } = draft
  const body = { ...toNotice(notice), accountId, ...(policyId && { policyId }), isFiled: true }
  try {
    const filed = await call(createClaim, { body }, { idempotencyKey: key })
    dropNotice(of)
    return filed
  } catch (error) {
    const isWaiting = passes(error)
    // What was refused is another notice when it is sent again.
    keepNotice(of, { ...draft, isWaiting, key: isWaiting ? key : crypto.randomUUID() })
    if (isWaiting) return undefined
    throw error
  }
}
