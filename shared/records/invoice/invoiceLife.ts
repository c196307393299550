import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { can, defineLife, leads, stays } from '../life.ts'
import { type PaymentStatus, paymentStatusTones } from './paymentStatus.ts'

/** What an action asks of an invoice besides its status: `owed` that something is due, and not by the agency. */
export type InvoiceNeed = 'owed'

const received = ['Paid', 'Partially Paid'] as const
/** By what was paid and has stayed paid. */
const standing = ['Unpaid', 'Partially Paid', 'Paid'] as const
const returned = [...standing, 'Failed'] as const

/**
 * The life of an invoice, whose status is that of its policy's payment. Money that came is never refused: it settles a
 * failed payment too, and what comes past the processor leaves a payment that it works on as it is. What went back leaves
 * what is still paid, or a failed payment until it is made again. `recharge` is a cancellation, which lessens what is
 * owed, and one that is taken back.
 */
export const invoiceLife = defineLife({
  kind: 'invoice',
  first: ['Unpaid'],
  statuses: paymentStatusTones,
  actions: {
    pay: {
      word: 'pay it',
      by: ['getPaymentProcessorKey', 'payForAccount'],
      steps: stays('Unpaid', 'Partially Paid', 'Failed'),
      needs: ['owed'],
    },
    process: { steps: leads(['Unpaid', 'Partially Paid', 'Failed'], 'Processed') },
    settle: { steps: { Unpaid: received, 'Partially Paid': received, Processed: received, Failed: received } },
    fail: { steps: { ...leads(['Unpaid', 'Partially Paid'], 'Failed'), Processed: ['Failed', 'Unpaid'] } },
    chargeBack: {
      steps: { ...leads(['Unpaid', 'Partially Paid', 'Processed'], 'Failed'), Paid: ['Failed', ...standing] },
    },
    reset: { word: 'make the payment again', by: ['resetFailedPayment'], steps: { Failed: standing } },
    apply: {
      word: 'record a check or a wire',
      by: ['applyExternalPayment'],
      steps: { Unpaid: received, 'Partially Paid': received, Failed: received, ...stays('Processed', 'Paid') },
    },
    takeBack: {
      word: 'take a check or a wire back',
      by: ['updateTransaction'],
      steps: {
        Unpaid: returned,
        'Partially Paid': returned,
        Paid: returned,
        Failed: returned,
        ...stays('Processed'),
      },
    },
    recharge: {
      steps: { ...leads(['Unpaid', 'Partially Paid'], 'Paid'), Failed: ['Paid', 'Unpaid'], Paid: standing },
    },
  },
})

export type InvoiceAction = keyof typeof invoiceLife.actions

/** Whether an invoice of this status allows the action; what the action needs besides is another question. */
export const canInvoice = (status: PaymentStatus, action: InvoiceAction): boolean => can(invoiceLife, status, action)

/** What is owed in total, less what was written off, and what has been received. */
export interface Received {
  readonly total: MinorUnits
  readonly received: MinorUnits
  /** Nothing is charged any more, and nothing was ever paid that stayed: of what was cancelled as of its first day. */
  readonly isVoid?: boolean
}

/** Paid, partly or not at all; what was neither charged nor paid is not paid. */
export const settledStatus = ({ total, received, isVoid }: Received): 'Paid' | 'Partially Paid' | 'Unpaid' => {
  if (isVoid) return 'Unpaid'
  if (received >= total) return 'Paid'
  return received > 0 ? 'Partially Paid' : 'Unpaid'
}
