import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { waivePaperNotice as contract } from '#shared/contracts/policy/paperNotices.ts'
import { paperNotices } from '../store/paperNotices.ts'
import { guard, requirePaperNotice } from './paperNoticeGuard.ts'

export const waivePaperNotice = implement(contract)(async ({ params, body, actor, now }) => {
  const notice = await requirePaperNotice(params.paperNoticeId, actor)
  const status = guard.after(notice.status, 'waive', { actor })
  const waived = { reason: body.reason, by: actor.name, at: now }
  const after = { ...notice, status, waived, lastUpdated: now }
  await commit([paperNotices.update(notice, after)])
  return PaperNotice.parse(after)
})
