import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { setNoticesByPost as contract } from '#shared/contracts/policy/paperNotices.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { policies, requirePolicy } from '../store/policies.ts'

export const setNoticesByPost = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'noticesByPost', actor)
  const { byPost } = body
  await commit([policies.update(policy, { ...policy, noticesByPost: byPost, lastUpdated: now })])
  return { id: PolicyId.parse(policy.id), byPost }
})
