import { implement } from '#functions/_platform/http/implement.ts'
import { previewNoticesByPost as contract } from '#shared/contracts/policy/paperNotices.ts'
import { isOnPaper } from '#shared/domain/policy/paperNotice.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'
import { requirePolicy } from '../store/policies.ts'
import { cancellationPostBy } from './noticeOnPaper.ts'
import { switched } from './switched.ts'

/** What setting it would do, before anybody does: which notice goes anew, with which last days, and what is still to be posted. */
export const previewNoticesByPost = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'noticesByPost', actor)
  const byPost = policy.noticesByPost !== true
  const { after, isAnew } = await switched(policy, byPost, now)
  const onPaper = isOnPaper(after)
  const waiting = (await paperNoticesOf(policy.id)).filter(
    ({ kind, status }) => status === 'TO_POST' && !(isAnew && kind === 'cancellation'),
  )
  const endsOn = after.cancellation?.effectiveDate
  const postBy = onPaper ? cancellationPostBy(after, now) : undefined
  return {
    byPost,
    onPaper,
    ...(isAnew &&
      policy.cancellation && {
        noticedAnew: {
          before: policy.cancellation.effectiveDate,
          ...(endsOn !== undefined && { endsOn }),
          ...(postBy !== undefined && { postBy }),
        },
      }),
    stillToPost: waiting.map(({ docName, postBy: by }) => ({ docName, ...(by !== undefined && { postBy: by }) })),
  }
})
