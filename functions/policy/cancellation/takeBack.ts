import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookCancellation } from '#functions/ledger/public.ts'
import type { Cancellation, PolicyRevision } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy } from '../store/policies.ts'
import { noticeOf } from './noticeOf.ts'
import { revised } from './revised.ts'
import { standingBefore } from './standingBefore.ts'
import { withReturn } from './withReturn.ts'

interface TakenBack {
  readonly action: Extract<PolicyAction, 'flatCancel' | 'void'>
  readonly type: PolicyRevision['type']
  readonly mark: PolicyRevision['status']
}

/** Ends a policy as of its first day: everything is returned, fees too, in the commit that ends it. */
export const takeBack = async (
  { policyId, reason }: { readonly policyId: string; readonly reason: string },
  actor: Actor,
  now: Instant,
  { action, type, mark }: TakenBack,
): Promise<Pick<PolicyRecord, 'id' | 'status'>> => {
  const policy = await requirePolicy(policyId, actor)
  mustAllow(policy, action, actor)
  const cancellation: Cancellation = {
    reason,
    effectiveDate: policy.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    flat: true,
  }
  const ended = afterAction(policy, action, now, { openForRenewal: false })
  const booked = await bookCancellation(policy, cancellation, now)
  await savePolicy(
    policy,
    revised({ ...ended, ...withReturn(cancellation, booked) }, type, mark, {
      effectiveDate: policy.effectiveDate,
      createdBy: actor.userId,
      created: now,
      premium: -booked.returned,
    }),
    {
      writes: booked.writes,
      events: [...booked.events, noticeOf(ended, now)],
    },
  )
  return { id: ended.id, status: ended.status }
}
