import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, requirePolicy, savePolicy } from '#functions/policy/public.ts'
import { declineEndorsement as contract } from '#shared/contracts/policy/endorsements.ts'
import { referredEndorsement, withSettled } from './referredEndorsement.ts'

export const declineEndorsement = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'settleEndorsement', actor)
  const declined = {
    ...referredEndorsement(policy, body.endorsementId),
    status: 'DECLINED' as const,
    decidedBy: actor.userId,
    decidedAt: now,
    decision: body.reason,
  }
  await savePolicy(policy, { ...policy, ...withSettled(policy, declined), lastUpdated: now })
  return declined
})
