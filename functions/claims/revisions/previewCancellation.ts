import { implement } from '#functions/_platform/http/implement.ts'
import { previewOfCancellation, requirePolicy } from '#functions/policy/public.ts'
import { previewCancellation as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustNotHaveClaimed } from './mustBeWithoutClaims.ts'

export const previewCancellation = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const preview = await previewOfCancellation(policy, query, { actor, now })
  await mustNotHaveClaimed(policy, query.reason ?? '', now)
  return preview
})
