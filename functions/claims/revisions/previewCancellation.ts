import { implement } from '#functions/_platform/http/implement.ts'
import { previewOfCancellation, requirePolicy } from '#functions/policy/public.ts'
import { previewCancellation as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustNotHaveClaimed } from './mustBeWithoutClaims.ts'
import { mustNotHaveAnswered } from './mustNotHaveAnswered.ts'

export const previewCancellation = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const preview = await previewOfCancellation(policy, query, { actor, now })
  await mustNotHaveClaimed(policy, query.reason ?? '', now)
  // As of its first day it is flat cancelled, voided or rescinded, each by a rule of its own.
  if (preview.effectiveDate > policy.effectiveDate) await mustNotHaveAnswered(policy, preview.effectiveDate)
  return preview
})
