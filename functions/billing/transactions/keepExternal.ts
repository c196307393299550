import { ulid } from 'ulid'
import { commit } from '#functions/_platform/storage/commit.ts'
import { chargedOf, paidOf } from '#functions/ledger/invoices/standing.ts'
import { statusAfterApplied } from '#functions/ledger/invoices/statusAfter.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { transactions } from '#functions/ledger/store/transactions.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { postingsForNetPayment, postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { creditWords } from '../payments/overpaid.ts'

/** Money that was received past the processor. */
interface Received
  extends Pick<TransactionRecord, 'paymentDate' | 'paymentMethod' | 'processorName' | 'transactionId'> {
  readonly amount: MinorUnits
  /** What the agency kept besides, as its commission. */
  readonly retained?: MinorUnits | undefined
  /** What is said of a credit that it leaves. */
  readonly words?: ReturnType<typeof creditWords> | undefined
}

/** Records it: payment, invoice, with what else changes on that, and posting in one commit, as of the day of the payment. */
export const keepExternal = async (
  invoice: StoredInvoice,
  { amount, paymentDate, paymentMethod, processorName, retained, transactionId, words }: Received,
  { by, now }: { readonly by: string; readonly now: Instant },
  more: (id: TransactionId) => Partial<Pick<InvoiceRecord, 'financer'>> = () => ({}),
): Promise<void> => {
  const id = TransactionId.parse(`txn_${ulid()}`)
  const books = await openBooksFor(paymentDate, now)
  const booking = bookingOf(
    retained === undefined
      ? postingsForPayment(amount, 'direct')
      : postingsForNetPayment({ received: amount, retained }),
    { of: invoice, cause: { kind: 'payment', id }, ...books.on(paymentDate), now },
    id,
  )
  const settled = await settleCredit(
    { ...invoice, ...more(id), movements: [...invoice.movements, ...booking.movements] },
    { reason: 'Paid more than was due', by, now },
  )
  const moved = settled.invoice
  const status = statusAfterApplied(invoice.status, { total: chargedOf(moved), received: paidOf(moved) })
  await commit(
    [
      invoices.update(invoice, {
        ...moved,
        status,
        description: words?.invoice ?? '',
        session: undefined,
        lastUpdated: now,
      }),
      transactions.create({
        id,
        transactionId,
        invoiceNumber: invoice.invoiceNumber,
        policyId: invoice.policyId,
        policyNumber: invoice.policyNumber,
        companyName: invoice.companyName,
        accountId: invoice.accountId,
        agencyId: invoice.agencyId,
        teamIds: invoice.teamIds,
        ...(invoice.partnerIds && { partnerIds: invoice.partnerIds }),
        status: 'Paid',
        paymentDate,
        paymentMethod,
        processorName,
        amountPaid: amount,
        ...(retained !== undefined && { commissionRetained: retained }),
        currency: invoice.currency,
        isDownPayment: false,
        paymentDesc: words?.payment ?? '',
        created: now,
        lastUpdated: now,
      }),
      ...booking.writes,
      ...books.holding(booking.writes),
      ...settled.writes,
    ],
    {
      events: [
        ...booking.events,
        ...settled.events,
        { name: 'payment.received', detail: { policyId: invoice.policyId, transactionId: id } },
      ],
    },
  )
}
