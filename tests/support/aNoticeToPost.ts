import { ulid } from 'ulid'
import { noticeOnPaper } from '#functions/policy/paperNotices/noticeOnPaper.ts'
import { setNoticesByPost } from '#shared/contracts/policy/paperNotices.ts'
import { DocumentId, type PolicyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import type { PolicyDesk } from './policyDesk.ts'
import { answered } from './quoteDesk.ts'

/** Has the notices of a policy go by post, and one of its expiry wait to be posted. */
export const aNoticeToPost = async (desk: PolicyDesk, policyId: PolicyId): Promise<void> => {
  answered(await desk.asPolicy(cast.producer)(setNoticesByPost, { params: { policyId }, body: { byPost: true } }))
  const docId = DocumentId.parse(`doc_${ulid()}`)
  const drawn = { kind: 'expiry', mayRenew: true, docId, docName: 'Notice.pdf' } as const
  await noticeOnPaper(await desk.read(policyId), drawn, new Date().toISOString())
}
