import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { setNoticesByPost as contract } from '#shared/contracts/policy/paperNotices.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies, requirePolicy } from '../store/policies.ts'
import { switched } from './switched.ts'

export const setNoticesByPost = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'noticesByPost', actor)
  const { byPost } = body
  const { after, isAnew } = await switched(policy, byPost, now)
  if (isAnew) await savePolicy(policy, after, { events: [noticeOf(after, now)] })
  else await commit([policies.update(policy, after)])
  return { id: PolicyId.parse(policy.id), byPost }
})
