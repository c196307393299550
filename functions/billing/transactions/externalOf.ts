import type { Write } from '#functions/_platform/storage/record.ts'
import { receivedOn } from '#functions/ledger/invoices/standing.ts'
import { statusAfterApplied } from '#functions/ledger/invoices/statusAfter.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { transactions } from '#functions/ledger/store/transactions.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TransactionId } from '#shared/domain/ids/ids.ts'
import { postingsForNetPayment, postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import type { BookedDay } from '#shared/domain/ledger/periods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { ofInvoice } from '../payments/ofInvoice.ts'
import type { creditWords } from '../payments/overpaid.ts'

/** Money that was received past the processor. */
export interface Received
  extends Pick<TransactionRecord, 'paymentDate' | 'paymentMethod' | 'processorName' | 'transactionId'> {
  readonly amount: MinorUnits
  /** What the agency kept besides, as its commission. */
  readonly retained?: MinorUnits | undefined
  /** And as its fee. */
  readonly brokerFee?: MinorUnits | undefined
  /** What is said of a credit that it leaves. */
  readonly words?: ReturnType<typeof creditWords> | undefined
}

/** Who enters it, when, under which id and on which day of the books. */
interface Entered {
  readonly id: TransactionId
  readonly by: string
  readonly now: Instant
  readonly on: BookedDay
}

/** What such money changes: the invoice, the payment itself, what is posted and owed back, and what the world is told. */
interface External {
  readonly invoice: InvoiceRecord
  readonly transaction: TransactionRecord
  /** Of postings and refunds. */
  readonly writes: readonly Write[]
  readonly posted: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** What money that was received past the processor changes, where nothing is read but an open refund. */
export const externalOf = async (
  invoice: InvoiceRecord,
  { amount, brokerFee = 0, paymentDate, paymentMethod, processorName, retained, transactionId, words }: Received,
  { by, id, now, on }: Entered,
): Promise<External> => {
  const booking = bookingOf(
    retained === undefined
      ? postingsForPayment(amount, 'direct')
      : postingsForNetPayment({ received: amount, retained, brokerFee }),
    { of: invoice, cause: { kind: 'payment', id }, ...on, now },
    id,
  )
  const settled = await settleCredit(
    { ...invoice, movements: [...invoice.movements, ...booking.movements] },
    { reason: 'Paid more than was due', by, now },
  )
  const moved = settled.invoice
  const status = statusAfterApplied(invoice.status, receivedOn(moved))
  const transaction: TransactionRecord = {
    id,
    transactionId,
    ...ofInvoice(invoice),
    status: 'Paid',
    paymentDate,
    paymentMethod,
    processorName,
    amountPaid: amount,
    ...(retained !== undefined && { commissionRetained: retained }),
    ...(brokerFee !== 0 && { brokerFeeRetained: brokerFee }),
    isDownPayment: false,
    paymentDesc: words?.payment ?? '',
    created: now,
    lastUpdated: now,
  }
  return {
    invoice: { ...moved, status, description: words?.invoice ?? '', session: undefined, lastUpdated: now },
    transaction,
    writes: [transactions.create(transaction), ...booking.writes, ...settled.writes],
    posted: booking.writes,
    events: [
      ...booking.events,
      ...settled.events,
      { name: 'payment.received', detail: { policyId: invoice.policyId, transactionId: id } },
    ],
  }
}
