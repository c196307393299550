import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookCancellation } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { groundOf, mustBeOnTop } from '../excess/above.ts'
import { mustNotBeFrozen } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { endingReason, mustSayWhyItEnds } from '../reports/policyReasons.ts'
import { cancellationTransaction } from '../stack/cancellationTransaction.ts'
import { type Made, withTransaction } from '../stack/withTransaction.ts'
import { requirePolicy } from '../store/policies.ts'
import { cancellationMoney, mustMoveAsShown } from './cancellationMoney.ts'
import { mustBeWithoutNotice } from './mustBeWithoutNotice.ts'
import { noticeOf } from './noticeOf.ts'
import { standingBefore } from './standingBefore.ts'
import { withReturn } from './withReturn.ts'

/** Ends a policy as of its first day: everything is returned, fees too, in the commit that ends it. */
export const takeBack = async (
  {
    policyId,
    reason,
    note,
    expectedTotal,
  }: {
    readonly policyId: string
    readonly reason: string
    readonly note?: string | undefined
    readonly expectedTotal?: MinorUnits | undefined
  },
  actor: Actor,
  now: Instant,
  action: Extract<PolicyAction, 'flatCancel' | 'rescindGroundUp' | 'void'>,
): Promise<Pick<PolicyRecord, 'id' | 'status'>> => {
  const policy = await requirePolicy(policyId, actor)
  mustAllow(policy, action, actor)
  // A rescission is no cancellation: what rests on what was not so was never made, and takes no notice. It is the insurer's deed.
  if (action === 'rescindGroundUp') await mustNotBeFrozen(policy, 'cancelByInsurer', now)
  else {
    await mustBeWithoutNotice(policy, { reason, action }, now)
    mustSayWhyItEnds({ reason, note })
  }
  await mustBeOnTop(policy, policy.effectiveDate, actor)
  const cancellation: Cancellation = {
    reason: action === 'rescindGroundUp' ? reason : endingReason(action, { reason, note }),
    effectiveDate: policy.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    flat: true,
  }
  mustMoveAsShown(policy, cancellationMoney(policy, cancellation), expectedTotal)
  const { rescissionProposal: _, ...ended } = afterAction(policy, action, now, { openForRenewal: false })
  const booked = await bookCancellation(policy, cancellation, now)
  const { manner, ...taken } = cancellationTransaction(policy, cancellation, {
    known: now,
    returned: booked.breakdown,
    manner: action === 'void' ? 'VOID' : 'FLAT',
    postings: booked.postings,
  })
  const made: Made = action === 'rescindGroundUp' ? { ...taken, kind: 'RESCISSION' } : { ...taken, manner }
  await savePolicy(policy, withTransaction({ ...ended, ...withReturn(cancellation, booked) }, made), {
    writes: [...(await groundOf(policy, now)), ...booked.writes],
    events: [...booked.events, noticeOf(ended, now)],
  })
  return { id: ended.id, status: ended.status }
}
