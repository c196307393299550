import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Payment, paymentOf } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isNonPayment } from '../cancellation/cancellationFacts.ts'
import { isPaidUp, reinstated, withdrawn } from '../cancellation/completeCancellation.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The policy without its cancellation for non-payment, once what was due is paid; undefined where there is none. */
const standingAgain = (policy: PolicyRecord, payment: Payment, now: Instant): PolicyRecord | undefined => {
  const { cancellation, status } = policy
  if (cancellation === undefined || !isNonPayment(cancellation.reason) || !isPaidUp(payment, cancellation)) return
  if (status === 'IN REINSTATEMENT PERIOD') return reinstated(policy, payment, now)
  return status === 'CANCEL PENDING' ? withdrawn(policy, cancellation, payment, now) : undefined
}

/** A check that was said to be on its way is not, once nothing is due. */
const withoutCheck = (policy: StoredPolicy, { dueAmount }: Payment): StoredPolicy => {
  if (policy.description === undefined || dueAmount > 0) return policy
  const { description: _, ...rest } = policy
  return rest
}

/** The policy as its lists are to show its payment; the same where they do. */
const asPaid = (policy: StoredPolicy, payment: Payment): StoredPolicy => {
  const { writtenOff = 0 } = policy
  if (policy.paymentStatus === payment.status && writtenOff === payment.writtenOff) return policy
  const { writtenOff: _, ...rest } = policy
  const { status: paymentStatus, writtenOff: now } = payment
  return { ...rest, paymentStatus, ...(now > 0 && { writtenOff: now }) }
}

/**
 * Shows in the policy lists what billing says of the payment, whichever of its events tells of it. A policy that was
 * cancelled because it was not paid is in force again once it is, before its day or in the reinstatement period.
 */
const showPayment = async (policyId: string, now: Instant): Promise<void> => {
  await retryStale(async () => {
    const [policy, payment] = await Promise.all([policies.byId(policyId), paymentOf(policyId)])
    if (policy === undefined || payment === undefined) return
    const shown = asPaid(withoutCheck(policy, payment), payment)
    const standing = standingAgain(shown, payment, now)
    if (standing !== undefined) await savePolicy(policy, standing, { events: [noticeOf(standing, now)] })
    else if (shown !== policy) await savePolicy(policy, { ...shown, lastUpdated: now })
  })
}

export const showPaymentReceived: Subscriber<'payment.received'> = ({ detail, now }) =>
  showPayment(detail.policyId, now)

export const showPaymentMoved: Subscriber<'payment.moved'> = ({ detail, now }) => showPayment(detail.policyId, now)

export const showPaymentFailed: Subscriber<'payment.failed'> = ({ detail, now }) => showPayment(detail.policyId, now)
