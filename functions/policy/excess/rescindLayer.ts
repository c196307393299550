import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookCancellation } from '#functions/ledger/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { rescindExcessPolicy } from '#shared/contracts/policy/excess.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { cancellationMoney, mustMoveAsShown } from '../cancellation/cancellationMoney.ts'
import { mustBeWithoutNotice } from '../cancellation/mustBeWithoutNotice.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { standingBefore } from '../cancellation/standingBefore.ts'
import { withReturn } from '../cancellation/withReturn.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { rescissionReason } from '../reports/policyReasons.ts'
import { cancellationTransaction } from '../stack/cancellationTransaction.ts'
import { withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { groundOf, mustBeOnTop } from './above.ts'

/**
 * A layer counts as never written: all of it is returned, in the commit that says so. The policy that its tower stands on is
 * written with it, so that nothing is put on top of it meanwhile.
 */
export const rescindLayer = async (
  policy: StoredPolicy,
  body: BodyOf<typeof rescindExcessPolicy>,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Pick<PolicyRecord, 'id' | 'status'>> => {
  const { excess } = policy
  // One that is not issued yet is a binder, and goes as binders do.
  const action = policy.status === 'BOUND' && excess !== undefined ? 'rescind' : 'rescindExcess'
  mustAllow(policy, action, actor)
  await mustBeOnTop(policy, policy.effectiveDate, actor)
  const meanwhile = await groundOf(policy, now)
  if (action === 'rescind') {
    const binder = afterAction(policy, action, now)
    await savePolicy(policy, binder, { writes: meanwhile })
    return { id: binder.id, status: binder.status }
  }
  await mustBeWithoutNotice(policy, { reason: body.reason, action }, now)
  const cancellation: Cancellation = {
    reason: rescissionReason(body),
    effectiveDate: policy.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    flat: true,
  }
  mustMoveAsShown(policy, cancellationMoney(policy, cancellation), body.expectedTotal)
  const booked = await bookCancellation(policy, cancellation, now)
  const { manner: _, ...taken } = cancellationTransaction(policy, cancellation, {
    known: now,
    returned: booked.breakdown,
    postings: booked.postings,
  })
  const rescinded = withTransaction(
    { ...afterAction(policy, action, now), ...withReturn(cancellation, booked) },
    { ...taken, kind: 'RESCISSION' },
  )
  await savePolicy(policy, rescinded, {
    writes: [...meanwhile, ...booked.writes],
    events: [...booked.events, noticeOf(rescinded, now)],
  })
  return { id: rescinded.id, status: rescinded.status }
}
