import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { paymentOf } from '#functions/billing/public.ts'
import { reinstated } from '../cancellation/completeCancellation.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policies } from '../store/policies.ts'

/**
 * Shows in the policy lists what billing says of the payment, whichever of its events tells of it. A policy that was
 * cancelled because it was not paid is in force again once it is.
 */
const showPayment = async (policyId: string, now: string): Promise<void> => {
  await retryStale(async () => {
    const [policy, payment] = await Promise.all([policies.byId(policyId), paymentOf(policyId)])
    if (policy === undefined || payment === undefined || policy.paymentStatus === payment.status) return
    const isReinstated = policy.status === 'IN REINSTATEMENT PERIOD' && payment.isPaid
    await savePolicy(
      policy,
      isReinstated ? reinstated(policy, now) : { ...policy, paymentStatus: payment.status, lastUpdated: now },
    )
  })
}

export const showPaymentReceived: Subscriber<'payment.received'> = ({ detail, now }) =>
  showPayment(detail.policyId, now)

export const showPaymentFailed: Subscriber<'payment.failed'> = ({ detail, now }) => showPayment(detail.policyId, now)
