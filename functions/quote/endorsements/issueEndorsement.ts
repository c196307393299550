import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, nextRevision, requirePolicy } from '#functions/policy/public.ts'
import { issueEndorsement as contract } from '#shared/contracts/policy/endorsements.ts'
import { workOut } from './endorsed.ts'
import { mustHaveSeenLater } from './mustHaveSeenLater.ts'
import { referredEndorsement, withSettled } from './referredEndorsement.ts'
import { mustCostAsShown, saveChange } from './saveChange.ts'

/** An underwriter issues what was referred, as the policy stands now. */
export const issueEndorsement = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'settleEndorsement', actor)
  const request = referredEndorsement(policy, body.endorsementId)
  const { effectiveDate, terms } = request
  const worked = await workOut(policy, { effectiveDate, terms }, { actor, now })
  mustCostAsShown(worked, body.expectedTotal)
  mustHaveSeenLater(worked, body.confirmLater)
  const issued = {
    ...request,
    status: 'ISSUED' as const,
    decidedBy: actor.userId,
    decidedAt: now,
    revision: nextRevision(policy),
  }
  await saveChange(policy, worked, { by: actor.userId, now, changes: withSettled(policy, issued) })
  return issued
})
