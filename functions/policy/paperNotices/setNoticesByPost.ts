import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { setNoticesByPost as contract } from '#shared/contracts/policy/paperNotices.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { noticedAnew } from '../cancellation/noticedAnew.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies, requirePolicy } from '../store/policies.ts'
import { isNoticedAnew } from './awaitsPost.ts'

/** A cancellation that is pending is noticed the other way, with its days, unless its notice was posted (rule: notice-on-paper). */
export const setNoticesByPost = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'noticesByPost', actor)
  const { byPost } = body
  const after = { ...policy, noticesByPost: byPost, lastUpdated: now }
  if (policy.cancellation !== undefined && (await isNoticedAnew(policy, after))) {
    const noticed = await noticedAnew(after, policy.cancellation, now)
    await savePolicy(policy, noticed, { events: [noticeOf(noticed, now)] })
  } else await commit([policies.update(policy, after)])
  return { id: PolicyId.parse(policy.id), byPost }
})
