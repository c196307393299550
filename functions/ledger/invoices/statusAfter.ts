import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type InvoiceAction, invoiceLife, settledStatus } from '#shared/records/invoice/invoiceLife.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'
import { nextIn } from '#shared/records/life.ts'

interface Received {
  readonly total: MinorUnits
  /** With the payment in question. */
  readonly received: MinorUnits
}

/** The status after a step; one that the life does not have leaves it as it is. */
const after = (status: PaymentStatus, action: InvoiceAction, outcome?: PaymentStatus): PaymentStatus => {
  const next = nextIn(invoiceLife, status, action, outcome)
  return next.ok ? next.status : status
}

const actionOf = {
  processing: 'process',
  succeeded: 'settle',
  declined: 'fail',
  expired: 'fail',
  chargedBack: 'chargeBack',
} as const satisfies Record<string, InvoiceAction>

/** What a processor tells of a payment. */
type Told = keyof typeof actionOf

/**
 * The payment's status after what the processor told. Money that came is never refused: it settles a failed payment too,
 * and a paid one stays paid. An attempt that failed does not undo what is paid; a chargeback does, unless what is left of
 * it still covers everything.
 */
export const statusAfter = (status: PaymentStatus, told: Told, { total, received }: Received): PaymentStatus => {
  const settled = settledStatus({ total, received })
  if (told === 'succeeded') return after(status, actionOf[told], settled)
  return after(status, actionOf[told], told === 'chargedBack' && settled === 'Paid' ? 'Paid' : undefined)
}

/** The status after money came in past the processor. */
export const statusAfterApplied = (status: PaymentStatus, { total, received }: Received): PaymentStatus =>
  after(status, 'apply', settledStatus({ total, received }))

/** The status after a cancellation, or after one was taken back: less is owed, or as much as before. */
export const statusAfterRecharged = (status: PaymentStatus, { total, received }: Received): PaymentStatus =>
  after(status, 'recharge', settledStatus({ total, received }))

/** The status after money that was counted went back: what is left of it, or failed until it is reset. */
export const statusAfterReturned = (
  status: PaymentStatus,
  { total, received }: Received,
  keepsFailed: boolean,
): PaymentStatus => {
  const left = settledStatus({ total, received })
  return after(status, 'takeBack', keepsFailed && left !== 'Paid' ? 'Failed' : left)
}
