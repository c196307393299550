import { implement } from '#functions/_platform/http/implement.ts'
import { mustNotHaveAnswered, mustNotHaveClaimed } from '#functions/claims/public.ts'
import { cancelAs, mustAllowOnPolicy, requirePolicy } from '#functions/policy/public.ts'
import { cancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { mayAs } from '#shared/permissions.ts'
import { requireLetter } from './requireLetter.ts'

/** A letter of the insured that is named is on record with the policy. */
export const cancelPolicy = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, mayAs(actor, 'policy:cancel') ? 'cancel' : 'requestCancel', actor)
  if (body.letterId !== undefined) await requireLetter(body.letterId, policy, actor)
  await mustNotHaveClaimed(policy, body.reason, now)
  await mustNotHaveAnswered(policy, body.effectiveDate)
  return cancelAs(policy, body, { actor, now })
})
