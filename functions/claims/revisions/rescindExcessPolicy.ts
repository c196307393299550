import { implement } from '#functions/_platform/http/implement.ts'
import { isMisrepresentation, requirePolicy, rescindLayer } from '#functions/policy/public.ts'
import { rescindExcessPolicy as contract } from '#shared/contracts/policy/excess.ts'
import { mustNotHaveAnswered } from './mustNotHaveAnswered.ts'

export const rescindExcessPolicy = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (!isMisrepresentation(body.reason)) await mustNotHaveAnswered(policy, policy.effectiveDate)
  return rescindLayer(policy, body, { actor, now })
})
