import { house } from '#functions/_platform/auth/house.ts'
import { bookCancellation, hasPaidOwnPart, type Payment, paymentOf } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { cancellationTransaction } from '../stack/cancellationTransaction.ts'
import { withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { isNonPayment } from './cancellationFacts.ts'
import { noticeOf } from './noticeOf.ts'
import { withReturn } from './withReturn.ts'

/**
 * Whether what a cancellation for non-payment was for has been paid: all of it, what of a plan was due by its day, or what the
 * insured owed beside a financer.
 */
export const isPaidUp = (
  payment: Payment | undefined,
  { effectiveDate, requestedAt }: Pick<Cancellation, 'effectiveDate' | 'requestedAt'>,
): boolean =>
  payment !== undefined &&
  (payment.unpaidSince === undefined || payment.unpaidSince >= effectiveDate || hasPaidOwnPart(payment, requestedAt))

/** The policy is over: premium is returned by days, in the commit that says so. */
const endByCancellation = async (
  policy: StoredPolicy,
  action: Extract<PolicyAction, 'cancel' | 'completeCancel' | 'lapse'>,
  cancellation: Cancellation,
  now: Instant,
): Promise<PolicyRecord> => {
  const booked = await bookCancellation(policy, cancellation, now)
  const changes = { openForRenewal: false, ...withReturn(cancellation, booked) }
  const cancelled = withTransaction(
    afterAction(policy, action, now, changes, 'CANCELLED'),
    cancellationTransaction(policy, cancellation, {
      known: now,
      returned: booked.breakdown,
      manner: booked.manner,
      postings: booked.postings,
    }),
  )
  await savePolicy(policy, cancelled, {
    writes: booked.writes,
    events: [...booked.events, noticeOf(cancelled, now)],
  })
  return cancelled
}

/**
 * A cancellation takes effect. One for non-payment opens the reinstatement period first: nothing is returned in it, so
 * that paying what is due brings the policy back; what is not paid in it is cancelled as of its day. Paid between notice
 * and day, it is withdrawn.
 */
export const completeCancellation = async (
  policy: StoredPolicy,
  action: Extract<PolicyAction, 'cancel' | 'completeCancel'>,
  cancellation: Cancellation,
  now: Instant,
): Promise<PolicyRecord> => {
  if (!isNonPayment(cancellation.reason)) return endByCancellation(policy, action, cancellation, now)
  const payment = await paymentOf(policy.id)
  if (isPaidUp(payment, cancellation)) {
    if (action === 'cancel') return endByCancellation(policy, action, cancellation, now)
    const standing = withdrawn(policy, cancellation, payment, now)
    await savePolicy(policy, standing, { events: [noticeOf(standing, now)] })
    return standing
  }
  const changes = { openForRenewal: false, cancellation }
  const open = withTransaction(
    afterAction(policy, action, now, changes, 'IN REINSTATEMENT PERIOD'),
    cancellationTransaction(policy, cancellation, { known: now }),
  )
  await savePolicy(policy, open, { events: [noticeOf(open, now)] })
  return open
}

const statusOf = (policy: PolicyRecord, payment: Payment | undefined) => payment?.status ?? policy.paymentStatus

/** The policy as it was before it was cancelled for non-payment, for the commit that has it in force again. */
export const reinstated = (policy: PolicyRecord, payment: Payment | undefined, now: Instant): PolicyRecord => {
  const changes = { paymentStatus: statusOf(policy, payment) }
  const { cancellation, ...inForce } = afterAction(policy, 'reinstate', now, changes)
  return withTransaction(inForce, {
    kind: 'REINSTATEMENT',
    effectiveDate: cancellation?.effectiveDate ?? policy.effectiveDate,
    known: now,
    // Whoever had it cancelled has not brought it back: the payment has.
    by: house.name,
    reason: 'Paid in the reinstatement period',
    endsOn: null,
  })
}

/** The policy as it was before its cancellation for non-payment was noticed: what was due is paid. */
export const withdrawn = (
  policy: PolicyRecord,
  { before }: Cancellation,
  payment: Payment | undefined,
  now: Instant,
): PolicyRecord => {
  const changes = { paymentStatus: statusOf(policy, payment) }
  const { cancellation: _, ...standing } = afterAction(policy, 'withdraw', now, changes, before)
  return standing
}

/** The reinstatement period is over: what was paid in its last minutes still counts, what was not is cancelled. */
export const lapse = async (policy: StoredPolicy, cancellation: Cancellation, now: Instant): Promise<void> => {
  const payment = await paymentOf(policy.id)
  if (isPaidUp(payment, cancellation)) {
    const inForce = reinstated(policy, payment, now)
    await savePolicy(policy, inForce, { events: [noticeOf(inForce, now)] })
  } else await endByCancellation(policy, 'lapse', cancellation, now)
}
