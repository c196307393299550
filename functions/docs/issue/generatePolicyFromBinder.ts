import { implement } from '#functions/_platform/http/implement.ts'
import { askForIssue, requirePolicy } from '#functions/policy/public.ts'
import { mustStandAsBound, requireStoredQuote } from '#functions/quote/public.ts'
import { generatePolicyFromBinder as contract } from '#shared/contracts/policy/policies.ts'
import { mustHaveForms } from './mustHaveForms.ts'

/**
 * Has the policy of a binder issued, as long as the risk is the one that was bound and no form is missing or without wording.
 * Asked again while that is under way, or after, it answers the same policy.
 */
export const generatePolicyFromBinder = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (policy.status === 'BOUND') await mustHaveForms(policy, now)
  if (policy.status === 'BOUND' && policy.quoteId !== undefined)
    await mustStandAsBound(await requireStoredQuote(policy.quoteId), undefined, now)
  return askForIssue(policy, actor, now)
})
