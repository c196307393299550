import { implement } from '#functions/_platform/http/implement.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { cancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { earliestCancellation, noticeDays } from '#shared/domain/policy/cancellationRules.ts'
import { mayAs } from '#shared/permissions.ts'
import { layersAbove, mustHaveNoneAbove, numbersOf } from '../excess/above.ts'
import { mustBeCancellable } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { requirePolicy, type StoredPolicy } from '../store/policies.ts'
import { cancellationFacts } from './cancellationFacts.ts'
import { cancellationMoney, mustMoveAsShown } from './cancellationMoney.ts'
import { completeCancellation } from './completeCancellation.ts'
import { mustBeWithinTerm } from './mustBeWithinTerm.ts'
import { noticeOf } from './noticeOf.ts'
import { standingBefore } from './standingBefore.ts'

const request = async (policy: StoredPolicy, cancellation: Cancellation, now: Instant): Promise<PolicyRecord> => {
  const asked = afterAction(policy, 'requestCancel', now, { cancellation })
  await savePolicy(policy, asked)
  return asked
}

const postpone = async (policy: StoredPolicy, cancellation: Cancellation, now: Instant): Promise<PolicyRecord> => {
  const pending = afterAction(policy, 'cancel', now, { cancellation }, 'CANCEL PENDING')
  await savePolicy(policy, pending, { events: [noticeOf(pending, now)] })
  return pending
}

/**
 * Who may only endorse asks for the cancellation. Who may cancel does: with effect today or earlier it is done at once and
 * premium is returned by days, all of it where cover never began; on a later day it is pending until then. What the insurer does takes notice first.
 */
export const cancelPolicy = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const mayCancel = mayAs(actor, 'policy:cancel')
  mustAllow(policy, mayCancel ? 'cancel' : 'requestCancel', actor)
  const { effectiveDate: from, timeZone } = policy
  mustBeWithinTerm(policy, body.effectiveDate)
  const payment = await paymentOf(policy.id)
  const facts = cancellationFacts(policy, body.reason, payment, now)
  if (facts.cause === 'nonPayment' && payment?.isPaid === true) return fail('policy.nothingUnpaid')
  await mustBeCancellable(policy, facts.cause, now)
  const earliest = earliestCancellation(facts)
  if (body.effectiveDate < earliest)
    return fail('policy.cancelNotice', { data: { earliest, days: noticeDays(facts.cause, facts) } })
  const above = await layersAbove(policy, body.effectiveDate)
  // What the insured asks for, or does not pay for, is not theirs to wait for; what the insurer ends, it ends from the top.
  if (facts.cause === 'insurer') mustHaveNoneAbove(above)
  const cancellation: Cancellation = {
    reason: body.reason,
    effectiveDate: body.effectiveDate,
    requestedBy: actor.userId,
    requestedAt: now,
    before: standingBefore(policy),
    // Cover that never ran is given back whole (decision: first-day-is-flat).
    flat: body.effectiveDate === from,
  }
  mustMoveAsShown(policy, cancellationMoney(policy, cancellation), body.expectedTotal)
  const isLater = body.effectiveDate > dateAt(now, timeZone)
  const { id, status } = await (!mayCancel
    ? request(policy, cancellation, now)
    : isLater
      ? postpone(policy, cancellation, now)
      : completeCancellation(policy, 'cancel', cancellation, now))
  return { id, status, above: numbersOf(above, actor) }
})
