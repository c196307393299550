import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { previewPolicyOfBinder as contract } from '#shared/contracts/policy/issuePreview.ts'
import { mustHaveForms } from './mustHaveForms.ts'
import { previewOfIssue } from './previewOfIssue.ts'

/** What issuing the policy of a binder would make; nothing is written. */
export const previewPolicyOfBinder = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  await mustHaveForms(policy, now)
  return previewOfIssue(policy, true, actor)
})
