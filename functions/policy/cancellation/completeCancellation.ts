import { bookCancellation, paymentOf } from '#functions/billing/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { PolicyAction } from '#shared/domain/policy/policyStatus.ts'
import { afterPolicyAction } from '../lifecycle/policyActions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { policyReasons } from '../reports/policyReasons.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { revised } from './revised.ts'

const nonPayment: readonly string[] = ['NON_PAYMENT', policyReasons.cancel.NON_PAYMENT]

/** A policy cancelled because it was not paid, and still is not, can be reinstated by its payment (decision 25). */
const mayBeReinstated = async (policy: PolicyRecord, { reason }: Cancellation): Promise<boolean> =>
  nonPayment.includes(reason) && (await paymentOf(policy.id))?.isPaid === false

/** The policy is over: premium is returned by days, in the commit that says so. */
const endByCancellation = async (
  policy: StoredPolicy,
  action: Extract<PolicyAction, 'cancel' | 'completeCancel' | 'lapse'>,
  cancellation: Cancellation,
  now: string,
): Promise<PolicyRecord> => {
  const booked = await bookCancellation(policy, cancellation, now)
  const changes = { openForRenewal: false, cancellation: { ...cancellation, returned: booked.returned } }
  const cancelled = revised(
    afterPolicyAction(policy, action, now, changes, 'CANCELLED'),
    'Cancellation',
    'CANCEL TRANSACTION',
    {
      effectiveDate: cancellation.effectiveDate,
      createdBy: cancellation.requestedBy,
      created: now,
      premium: -booked.returned,
    },
  )
  await savePolicy(policy, cancelled, {
    writes: booked.writes,
    events: [...booked.events, { name: 'policy.ended', detail: { policyId: policy.id } }],
  })
  return cancelled
}

/**
 * A cancellation takes effect. One for non-payment opens the reinstatement period first: nothing is returned in it, so
 * that paying what is due brings the policy back; what is not paid in it is cancelled as of its day.
 */
export const completeCancellation = async (
  policy: StoredPolicy,
  action: Extract<PolicyAction, 'cancel' | 'completeCancel'>,
  cancellation: Cancellation,
  now: string,
): Promise<PolicyRecord> => {
  if (!(await mayBeReinstated(policy, cancellation))) return endByCancellation(policy, action, cancellation, now)
  const cancelled = afterPolicyAction(policy, action, now, { openForRenewal: false, cancellation }, 'CANCELLED')
  const open = afterPolicyAction(cancelled, 'openReinstatement', now)
  await savePolicy(policy, open)
  return open
}

/** The policy as it was before it was cancelled for non-payment, for the commit that has it in force again. */
export const reinstated = (policy: PolicyRecord, now: string): PolicyRecord => {
  const { cancellation: _, ...inForce } = afterPolicyAction(policy, 'reinstate', now, { paymentStatus: 'Paid' })
  return inForce
}

/** The reinstatement period is over: what was paid in its last minutes still counts, what was not is cancelled. */
export const lapse = async (policy: StoredPolicy, cancellation: Cancellation, now: string): Promise<void> => {
  const payment = await paymentOf(policy.id)
  if (payment?.isPaid === true) await savePolicy(policy, reinstated(policy, now))
  else await endByCancellation(policy, 'lapse', cancellation, now)
}
