import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, requirePolicy } from '#functions/policy/public.ts'
import { previewRevert as contract } from '#shared/contracts/policy/revisions.ts'
import { workOutRevert } from './reverted.ts'
import { toPreview } from './toPreview.ts'

export const previewRevert = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'revert', actor)
  return toPreview(policy, await workOutRevert(policy, query.revision, { actor, now }), now)
})
