import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import {
  postingsForChargeback,
  postingsForPayment,
  postingsForSettlement,
} from '#shared/domain/ledger/paymentPostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { balanceDue, chargedOf, paidOf } from '../invoices/standing.ts'
import { type Booking, bookingOf, joined } from '../ledger/booking.ts'
import { processorName } from '../processor/processor.ts'
import type { ProcessorTransaction } from '../processor/processorTransaction.ts'
import { statusAfter } from './statusAfter.ts'

/** What a payment changes: the invoice, the payment itself, the ledger, and what the world is told. */
export interface PaymentOutcome {
  readonly invoice: InvoiceRecord
  readonly transaction: TransactionRecord
  readonly booking: Booking
  readonly events: readonly DomainEvent[]
}

interface Moment {
  /** Id of the payment, should it be new. */
  readonly newId: string
  readonly now: string
  /** The day in the provider's books. */
  readonly today: string
}

const statusOf: Readonly<Record<ProcessorTransaction['status'], TransactionRecord['status']>> = {
  processing: 'In Process',
  succeeded: 'Paid',
  declined: 'Failed',
  expired: 'Failed',
  chargedBack: 'Failed',
}

/** Whether the processor tells what is known already, or something from before it. */
const isKnown = (known: TransactionRecord | undefined, told: ProcessorTransaction): boolean =>
  known !== undefined &&
  (known.status === statusOf[told.status] || known.status === 'Void' || told.status === 'processing')

const isTaken = ({ status }: ProcessorTransaction): boolean => status === 'succeeded' || status === 'chargedBack'

const transactionOf = (
  invoice: InvoiceRecord,
  known: TransactionRecord | undefined,
  told: ProcessorTransaction,
  { newId, now, today }: Moment,
): TransactionRecord => ({
  id: known?.id ?? TransactionId.parse(newId),
  transactionId: told.transactionId,
  invoiceNumber: invoice.invoiceNumber,
  policyId: invoice.policyId,
  policyNumber: invoice.policyNumber,
  companyName: invoice.companyName,
  accountId: invoice.accountId,
  agencyId: invoice.agencyId,
  teamIds: invoice.teamIds,
  status: statusOf[told.status],
  paymentDate: known?.paymentDate ?? today,
  paymentMethod: told.method.type === 'card' ? 'Credit Card' : 'Bank Account',
  processorName,
  amountPaid: told.amount,
  currency: told.currency,
  isDownPayment:
    known?.isDownPayment ??
    (told.amount === invoice.downPayment && paidOf(invoice) === 0 && balanceDue(invoice) > told.amount),
  paymentDesc: known?.paymentDesc ?? '',
  paidWith: {
    brand: told.method.brand,
    lastFourDigits: told.method.last4,
    holder: told.method.holder,
    token: told.method.token,
  },
  ...(told.failure !== undefined && { failure: told.failure }),
  created: known?.created ?? now,
  lastUpdated: now,
})

/** The postings of what is new: money taken once, and given back once when the holder took it back. */
const bookingsOf = (
  invoice: InvoiceRecord,
  transaction: TransactionRecord,
  known: TransactionRecord | undefined,
  told: ProcessorTransaction,
  { now, today }: Moment,
): Booking => {
  const occasion = { of: invoice, effectiveAt: today, now }
  const { id, amountPaid } = transaction
  const bookings: Booking[] = []
  if (isTaken(told) && known?.status !== 'Paid')
    bookings.push(
      bookingOf(
        [...postingsForPayment(amountPaid), ...postingsForSettlement(amountPaid)],
        { ...occasion, cause: { kind: 'payment', id } },
        id,
      ),
    )
  if (told.status === 'chargedBack')
    bookings.push(bookingOf(postingsForChargeback(amountPaid), { ...occasion, cause: { kind: 'chargeback', id } }, id))
  return joined(bookings)
}

/**
 * What the processor's word on a payment changes; undefined when it is known already. The processor credits its merchants
 * with a payment as it confirms it, so that a payment is settled with its confirmation and a chargeback takes cash.
 */
export const outcomeOf = (
  invoice: InvoiceRecord,
  known: TransactionRecord | undefined,
  told: ProcessorTransaction,
  moment: Moment,
): PaymentOutcome | undefined => {
  if (isKnown(known, told)) return undefined
  const transaction = transactionOf(invoice, known, told, moment)
  const booking = bookingsOf(invoice, transaction, known, told, moment)
  const movements = [...invoice.movements, ...booking.movements]
  const moved = { ...invoice, movements }
  const status = statusAfter(invoice.status, told.status, { total: chargedOf(moved), received: paidOf(moved) })
  const keepsSession = told.status === 'processing' || told.status === 'declined'
  const detail = { policyId: invoice.policyId, transactionId: transaction.id }
  return {
    invoice: {
      ...moved,
      status,
      description: status === 'Failed' ? (told.failure ?? invoice.description) : '',
      session: keepsSession || invoice.session?.sessionId !== told.sessionId ? invoice.session : undefined,
      lastUpdated: moment.now,
    },
    transaction,
    booking,
    events: [
      ...booking.events,
      ...(told.status === 'processing'
        ? []
        : [{ name: told.status === 'succeeded' ? 'payment.received' : 'payment.failed', detail } as const]),
    ],
  }
}
