import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, nextRevision, requirePolicy } from '#functions/policy/public.ts'
import { issueEndorsement as contract } from '#shared/contracts/policy/endorsements.ts'
import { workOut } from './endorsed.ts'
import { mustHaveSeenLater } from './mustHaveSeenLater.ts'
import { overriding } from './overriding.ts'
import { referredEndorsement, withSettled } from './referredEndorsement.ts'
import { mustCostAsShown, saveChange } from './saveChange.ts'

/** An underwriter who did not ask for it issues what was referred, as policy and company stand now, and says why. */
export const issueEndorsement = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'settleEndorsement', actor)
  const request = referredEndorsement(policy, body.endorsementId)
  if (request.requestedBy === actor.userId) fail('policy.ownEndorsement')
  const { effectiveDate, terms } = request
  const worked = await workOut(policy, { effectiveDate, terms }, { actor, now })
  mustCostAsShown(worked, body.expectedTotal)
  mustHaveSeenLater(worked, body.confirmLater)
  const issued = {
    ...request,
    status: 'ISSUED' as const,
    decidedBy: actor.userId,
    decidedAt: now,
    decision: body.note,
    revision: nextRevision(policy),
  }
  const writes = overriding(worked, { actor, now, note: body.note })
  await saveChange(policy, worked, { by: actor.userId, now, changes: withSettled(policy, issued), writes })
  return issued
})
