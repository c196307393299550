import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookCancellation } from '#functions/billing/public.ts'
import type { Cancellation, PolicyRevision } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { PolicyAction } from '#shared/domain/policy/policyStatus.ts'
import { afterPolicyAction } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'
import { revised } from './revised.ts'
import { standingBefore } from './standingBefore.ts'

interface TakenBack {
  readonly action: Extract<PolicyAction, 'flatCancel' | 'void'>
  readonly type: PolicyRevision['type']
  readonly mark: PolicyRevision['status']
}

/** Ends a policy as of its first day: everything is returned, fees too, in the commit that ends it. */
export const takeBack = async (
  policyId: string,
  reason: string,
  actor: Actor,
  now: string,
  { action, type, mark }: TakenBack,
): Promise<Pick<PolicyRecord, 'id' | 'status'>> => {
  const policy = await requirePolicy(policyId, actor)
  const cancellation: Cancellation = {
    reason,
    effectiveDate: policy.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    flat: true,
  }
  const ended = afterPolicyAction(policy, action, now, { openForRenewal: false })
  const booked = await bookCancellation(policy, cancellation, now)
  await savePolicy(
    policy,
    revised({ ...ended, cancellation: { ...cancellation, returned: booked.returned } }, type, mark, {
      effectiveDate: policy.effectiveDate,
      createdBy: actor.userId,
      created: now,
      premium: -booked.returned,
    }),
    { writes: booked.writes, events: [...booked.events, { name: 'policy.ended', detail: { policyId } }] },
  )
  return { id: ended.id, status: ended.status }
}
