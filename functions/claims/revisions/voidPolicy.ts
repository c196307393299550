import { implement } from '#functions/_platform/http/implement.ts'
import { isMisrepresentation, requirePolicy, takeBack } from '#functions/policy/public.ts'
import { voidPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustNotHaveAnswered } from './mustNotHaveAnswered.ts'

/** What rests on what was not so answers for no claim; a mistake of the desk does not take cover from one. */
export const voidPolicy = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (!isMisrepresentation(body.reason)) await mustNotHaveAnswered(policy, policy.effectiveDate)
  return takeBack({ policyId: params.policyId, ...body }, actor, now, 'void')
})
