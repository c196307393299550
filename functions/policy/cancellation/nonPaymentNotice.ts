import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { cancellationReason } from '#shared/domain/policy/cancellationReasons.ts'
import { earliestCancellation } from '#shared/domain/policy/cancellationRules.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { frozenBy } from '../freezes/freezesOf.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { cancellationFacts } from './cancellationFacts.ts'
import { noticeOf } from './noticeOf.ts'
import { standingBefore } from './standingBefore.ts'

/** What the commit carries along by which a policy's cancellation for non-payment is noticed. */
interface NonPaymentNotice {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/**
 * The notice that a policy is cancelled because it was not paid, as of the first day that the notice of its state allows;
 * undefined where it is cancelled already, its term is over by then, or a moratorium or a hold freezes it.
 */
export const nonPaymentNotice = async (
  policy: StoredPolicy,
  unpaidSince: CalendarDate,
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<NonPaymentNotice | undefined> => {
  if (!can(policyLife, policy.status, 'cancel')) return undefined
  if ((await frozenBy(policy, 'cancelNonPayment', now)) !== undefined) return undefined
  const reason = cancellationReason('NON_PAYMENT')
  const effectiveDate = earliestCancellation(cancellationFacts(policy, reason, { unpaidSince }, now))
  if (effectiveDate >= policy.expirationDate) return undefined
  const cancellation = {
    reason,
    effectiveDate,
    requestedBy: by,
    requestedAt: now,
    before: standingBefore(policy),
    flat: false,
  }
  const pending = afterAction(policy, 'cancel', now, { cancellation }, 'CANCEL PENDING')
  return {
    writes: [policies.update(policy, pending), ...(await deadlineWrites(pending))],
    events: [noticeOf(pending, now)],
  }
}
