import { implement } from '#functions/_platform/http/implement.ts'
import { bookUndoneCancellation } from '#functions/billing/public.ts'
import { undoCancelledPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { afterPolicyAction, notAllowed } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'
import { revised } from './revised.ts'

/** Brings back what the policy was. Premium that was returned is owed again; a mere request or a pending one cost nothing. */
export const undoCancelledPolicy = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const undone = policy.cancellation
  if (undone === undefined) return notAllowed(policy)
  const { cancellation: _, ...restored } = afterPolicyAction(policy, 'undoCancel', now, {}, undone.before)
  if (undone.returned === undefined) {
    await savePolicy(policy, restored)
    return { id: policy.id, status: restored.status }
  }
  const booked = await bookUndoneCancellation(policy, undone, now)
  await savePolicy(
    policy,
    revised(restored, 'Cancellation undone', 'ACTIVE', {
      effectiveDate: undone.effectiveDate,
      createdBy: actor.userId,
      created: now,
      premium: undone.returned,
    }),
    { writes: booked.writes, events: booked.events },
  )
  return { id: policy.id, status: restored.status }
})
