import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { earliestCancellation, noticeDaysOf } from '#shared/domain/policy/cancellationRules.ts'
import { mayAs } from '#shared/permissions.ts'
import { layersAbove, mustHaveNoneAbove, numbersOf } from '../excess/above.ts'
import { mustBeCancellable } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { endingReason, mustBeTheirsToGive, mustSayWhyItEnds } from '../reports/policyReasons.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { cancellationFacts } from './cancellationFacts.ts'
import { cancellationMoney, mustMoveAsShown } from './cancellationMoney.ts'
import { completeCancellation } from './completeCancellation.ts'
import { mustBeInTime } from './mustBeInTime.ts'
import { mustBeWithinTerm } from './mustBeWithinTerm.ts'
import { noticeOf } from './noticeOf.ts'
import { standingBefore } from './standingBefore.ts'

const request = async (policy: StoredPolicy, cancellation: Cancellation, now: Instant): Promise<PolicyRecord> => {
  const asked = afterAction(policy, 'requestCancel', now, { cancellation })
  await savePolicy(policy, asked, {
    events: [{ name: 'policy.cancellationRequested', detail: { policyId: policy.id, noticeId: now } }],
  })
  return asked
}

const postpone = async (policy: StoredPolicy, cancellation: Cancellation, now: Instant): Promise<PolicyRecord> => {
  const pending = afterAction(policy, 'cancel', now, { cancellation }, 'CANCEL PENDING')
  await savePolicy(policy, pending, { events: [noticeOf(pending, now)] })
  return pending
}

/** The insured's letter: the one that is brought, or that the request brought. */
const letterOf = (
  { cancellation }: PolicyRecord,
  body: BodyOf<typeof cancelPolicy>,
): Pick<Cancellation, 'letterId'> => {
  const letterId = body.letterId ?? cancellation?.letterId
  return letterId === undefined ? {} : { letterId }
}

/**
 * Who may only endorse asks for the cancellation. Who may cancel does: with effect today or earlier it is done at once and
 * premium is returned in the manner of its reason and its place; on a later day it is pending until then. What the insurer does takes notice first.
 */
export const cancelAs = async (
  policy: StoredPolicy,
  body: BodyOf<typeof cancelPolicy>,
  { actor, now, noticedOn }: { readonly actor: Actor; readonly now: Instant; readonly noticedOn?: CalendarDate },
) => {
  const mayCancel = mayAs(actor, 'policy:cancel')
  mustAllow(policy, mayCancel ? 'cancel' : 'requestCancel', actor)
  mustBeTheirsToGive('cancel', body.reason, actor)
  mustSayWhyItEnds(body)
  const { effectiveDate: from, timeZone } = policy
  const payment = await paymentOf(policy.id)
  const facts = { ...cancellationFacts(policy, body.reason, payment, now), noticedOn }
  mustBeWithinTerm(policy, facts, body.effectiveDate)
  // By its power of attorney, and for what it says it is owed: nobody ends a policy in a financer's name by another way.
  if (facts.cause === 'financer' && noticedOn === undefined)
    return fail('request.unfit', { errors: [{ path: ['reason'], detail: 'Cancel it for the financer instead' }] })
  mustBeInTime(policy, facts)
  if (facts.cause === 'nonPayment' && payment !== undefined && payment.dueAmount <= 0)
    return fail('policy.nothingUnpaid')
  await mustBeCancellable(policy, facts.cause, now)
  const earliest = earliestCancellation(facts)
  if (body.effectiveDate < earliest)
    return fail('policy.cancelNotice', { data: { earliest, days: noticeDaysOf(facts) } })
  const above = await layersAbove(policy, body.effectiveDate)
  // What the insured asks for, or does not pay for, is not theirs to wait for; what the insurer ends, it ends from the top.
  if (facts.cause === 'insurer') mustHaveNoneAbove(above, actor)
  const cancellation: Cancellation = {
    reason: endingReason('cancel', body),
    effectiveDate: body.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    // Cover that never ran is given back whole (decision: first-day-is-flat).
    flat: body.effectiveDate === from,
    ...letterOf(policy, body),
  }
  mustMoveAsShown(policy, cancellationMoney(policy, cancellation), body.expectedTotal)
  const isLater = body.effectiveDate > dateAt(now, timeZone)
  const { id, status } = await (!mayCancel
    ? request(policy, cancellation, now)
    : isLater
      ? postpone(policy, cancellation, now)
      : completeCancellation(policy, 'cancel', cancellation, now))
  return { id, status, above: numbersOf(above, actor) }
}
