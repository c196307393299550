import { type InvoiceAction, invoiceLife, type Received, settledStatus } from '#shared/records/invoice/invoiceLife.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'
import { nextIn } from '#shared/records/life.ts'

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
export const statusAfter = (status: PaymentStatus, told: Told, received: Received): PaymentStatus => {
  const settled = settledStatus(received)
  // Nobody is asked to pay again what is charged no more.
  if (told === 'succeeded' || (received.isVoid && told !== 'processing')) return after(status, actionOf[told], settled)
  return after(status, actionOf[told], told === 'chargedBack' && settled === 'Paid' ? 'Paid' : undefined)
}

/** The status after money came in past the processor. */
export const statusAfterApplied = (status: PaymentStatus, received: Received): PaymentStatus =>
  after(status, 'apply', settledStatus(received))

/** The status after a cancellation, or after one was taken back: less is owed, or as much as before. */
export const statusAfterRecharged = (status: PaymentStatus, received: Received): PaymentStatus => {
  const settled = settledStatus(received)
  const isStillFailed = status === 'Failed' && settled === 'Unpaid' && received.isVoid !== true
  return isStillFailed ? status : after(status, 'recharge', settled)
}

/** The status after money that was counted went back: what is left of it, or failed until it is reset. */
export const statusAfterReturned = (status: PaymentStatus, received: Received, keepsFailed: boolean): PaymentStatus => {
  const left = settledStatus(received)
  return after(status, 'takeBack', keepsFailed && left !== 'Paid' && received.isVoid !== true ? 'Failed' : left)
}
