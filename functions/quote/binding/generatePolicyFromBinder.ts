import { implement } from '#functions/_platform/http/implement.ts'
import { askForIssue, requirePolicy } from '#functions/policy/public.ts'
import { generatePolicyFromBinder as contract } from '#shared/contracts/policy/policies.ts'
import { quotes } from '../store/quotes.ts'
import { mustStandAsBound } from './requestIssue.ts'

/**
 * Has the policy of a binder issued, as long as the risk is the one that was bound. Asked again while that is under way, or
 * after, it answers the same policy.
 */
export const generatePolicyFromBinder = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (policy.status === 'BOUND' && policy.quoteId !== undefined)
    await mustStandAsBound(await quotes.require(policy.quoteId), undefined, now)
  return askForIssue(policy, actor, now)
})
