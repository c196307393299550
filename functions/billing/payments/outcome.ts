import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { balanceDue, paidOf, receivedOn } from '#functions/ledger/invoices/standing.ts'
import { statusAfter } from '#functions/ledger/invoices/statusAfter.ts'
import { type Booking, bookingOf, joined } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import {
  postingsForChargeback,
  postingsForPayment,
  postingsForSettlement,
} from '#shared/domain/ledger/paymentPostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { ProcessorTransaction } from '../processor/processorTransaction.ts'
import { ofInvoice } from './ofInvoice.ts'
import { creditWords, overpaidBy } from './overpaid.ts'

/** What a payment changes: the invoice, the payment itself, the ledger, and what the world is told. */
export interface PaymentOutcome {
  readonly invoice: InvoiceRecord
  readonly transaction: TransactionRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

interface Moment {
  /** Id of the payment, should it be new. */
  readonly newId: string
  readonly now: Instant
  /** The day in the provider's books. */
  readonly today: CalendarDate
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
  ...ofInvoice(invoice),
  status: statusOf[told.status],
  paymentDate: known?.paymentDate ?? today,
  paymentMethod: told.method.type === 'card' ? 'Credit Card' : 'Bank Account',
  processorName: config.processorName,
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
 * with a payment as it confirms it, so that a payment is settled with its confirmation and a chargeback takes cash. What it
 * took beyond what was due is there: it is kept as a credit, said so, and owed back.
 */
export const outcomeOf = async (
  invoice: InvoiceRecord,
  known: TransactionRecord | undefined,
  told: ProcessorTransaction,
  moment: Moment,
): Promise<PaymentOutcome | undefined> => {
  if (isKnown(known, told)) return undefined
  const over = told.status === 'succeeded' ? overpaidBy(invoice, told.amount) : 0
  const words = over > 0 ? creditWords(over, invoice.currency) : undefined
  const made = transactionOf(invoice, known, told, moment)
  const transaction = words === undefined ? made : { ...made, paymentDesc: words.payment }
  const booking = bookingsOf(invoice, transaction, known, told, moment)
  const settled = await settleCredit(
    { ...invoice, movements: [...invoice.movements, ...booking.movements] },
    { reason: over > 0 ? 'Paid more than was due' : 'Payment taken back', now: moment.now },
  )
  const moved = settled.invoice
  const status = statusAfter(invoice.status, told.status, receivedOn(moved))
  const keepsSession = told.status === 'processing' || told.status === 'declined'
  const detail = { policyId: invoice.policyId, transactionId: transaction.id }
  return {
    invoice: {
      ...moved,
      status,
      description: status === 'Failed' ? (told.failure ?? invoice.description) : (words?.invoice ?? ''),
      session: keepsSession || invoice.session?.sessionId !== told.sessionId ? invoice.session : undefined,
      lastUpdated: moment.now,
    },
    transaction,
    writes: [...booking.writes, ...settled.writes],
    events: [
      ...booking.events,
      ...settled.events,
      ...(told.status === 'processing'
        ? [{ name: 'payment.moved', detail: { policyId: invoice.policyId } } as const]
        : [{ name: told.status === 'succeeded' ? 'payment.received' : 'payment.failed', detail } as const]),
    ],
  }
}
