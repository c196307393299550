import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy, takeBack } from '#functions/policy/public.ts'
import { flatCancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustNotHaveAnswered } from './mustNotHaveAnswered.ts'

export const flatCancelPolicy = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  await mustNotHaveAnswered(policy, policy.effectiveDate)
  return takeBack({ policyId: params.policyId, ...body }, actor, now, 'flatCancel')
})
