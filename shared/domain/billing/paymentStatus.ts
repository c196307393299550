import type { MinorUnits } from '../money/money.ts'
import { allowedIn, type Lifecycle, mayIn, nextIn, type Transition } from '../quoting/lifecycle.ts'

/** Payment status of a policy (identity-and-public, sections 2 and 4). */
export const paymentStatuses = ['Unpaid', 'Partially Paid', 'Processed', 'Paid', 'Failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `submit` hands money to the processor, `settle` is its confirmation, `fail` its refusal or a later chargeback. */
export type PaymentAction = 'submit' | 'settle' | 'fail' | 'apply' | 'reset'

/**
 * How a payment status changes. `apply` is money received past the processor (check, wire, premium finance). Make Payment
 * on a failed payment resets it: to unpaid, or to partially paid where earlier payments stand.
 */
export const paymentTransitions = {
  Unpaid: { submit: 'Processed', apply: ['Paid', 'Partially Paid'], fail: 'Failed' },
  'Partially Paid': { submit: 'Processed', apply: ['Paid', 'Partially Paid'], fail: 'Failed' },
  Processed: { settle: ['Paid', 'Partially Paid'], fail: 'Failed', apply: 'Processed' },
  Paid: { fail: 'Failed' },
  Failed: { reset: ['Unpaid', 'Partially Paid'], apply: ['Paid', 'Partially Paid'] },
} as const satisfies Lifecycle<PaymentStatus, PaymentAction>

const lifecycle: Lifecycle<PaymentStatus, PaymentAction> = paymentTransitions

export const canPayment = (status: PaymentStatus, action: PaymentAction): boolean => mayIn(lifecycle, status, action)

export const allowedPaymentActions = (status: PaymentStatus): PaymentAction[] => allowedIn(lifecycle, status)

export const nextPaymentStatus = (
  status: PaymentStatus,
  action: PaymentAction,
  outcome?: PaymentStatus,
): Transition<PaymentStatus, PaymentAction> => nextIn(lifecycle, status, action, outcome)

/** Paid, partly or not at all, from what is owed in total and what has been received. */
export const settledStatus = (total: MinorUnits, received: MinorUnits): 'Paid' | 'Partially Paid' | 'Unpaid' => {
  if (received >= total) return 'Paid'
  return received > 0 ? 'Partially Paid' : 'Unpaid'
}
