import {
  canPayment,
  nextPaymentStatus,
  type PaymentAction,
  type PaymentStatus,
  settledStatus,
} from '#shared/domain/billing/paymentStatus.ts'
import type { MinorUnits } from '#shared/domain/money/money.ts'
import type { ProcessorTransaction } from '../processor/processorTransaction.ts'

interface Received {
  readonly total: MinorUnits
  /** With the payment in question. */
  readonly received: MinorUnits
}

/** Takes the actions in turn; one that the status does not allow leaves it as it is. */
const through = (status: PaymentStatus, actions: readonly PaymentAction[], outcome: PaymentStatus): PaymentStatus =>
  actions.reduce<PaymentStatus>((now, action) => {
    if (!canPayment(now, action)) return now
    const next = nextPaymentStatus(now, action, outcome)
    if (next.ok) return next.status
    const first = nextPaymentStatus(now, action)
    // An action with one outcome leads there; none but money received leads to Paid.
    return first.ok && first.status !== 'Paid' ? first.status : now
  }, status)

const actionsOf: Readonly<Record<ProcessorTransaction['status'], readonly PaymentAction[]>> = {
  processing: ['reset', 'submit'],
  succeeded: ['reset', 'submit', 'settle'],
  declined: ['fail'],
  expired: ['fail'],
  chargedBack: ['fail'],
}

/**
 * The payment's status after what the processor told. Money that came is never refused: it settles a failed payment too,
 * and a paid one stays paid. An attempt that failed does not undo what is paid; a chargeback does.
 */
export const statusAfter = (
  status: PaymentStatus,
  told: ProcessorTransaction['status'],
  { total, received }: Received,
): PaymentStatus => {
  if (status === 'Paid' && told !== 'chargedBack') return status
  return through(status, actionsOf[told], settledStatus(total, received))
}

/** The status after money came in past the processor. */
export const statusAfterApplied = (status: PaymentStatus, { total, received }: Received): PaymentStatus =>
  through(status, ['apply'], settledStatus(total, received))

/** The status after money that was counted went back: failed until it is reset, or at once what is left of it. */
export const statusAfterReturned = (
  status: PaymentStatus,
  { total, received }: Received,
  keepsFailed: boolean,
): PaymentStatus =>
  through(status, keepsFailed ? ['fail'] : ['fail', 'reset'], keepsFailed ? 'Failed' : settledStatus(total, received))
