import { ulid } from 'ulid'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { externalOf, type Received } from './externalOf.ts'

/** Records it: payment, invoice, with what else changes on that, and posting in one commit, as of the day of the payment. */
export const keepExternal = async (
  invoice: StoredInvoice,
  received: Received,
  { by, now }: { readonly by: string; readonly now: Instant },
  more: (id: TransactionId) => Partial<Pick<InvoiceRecord, 'financer'>> = () => ({}),
): Promise<void> => {
  const id = TransactionId.parse(`txn_${ulid()}`)
  const books = await openBooksFor(received.paymentDate, now)
  const on = books.on(received.paymentDate)
  const external = await externalOf({ ...invoice, ...more(id) }, received, { by, id, now, on })
  await commit([invoices.update(invoice, external.invoice), ...external.writes, ...books.holding(external.posted)], {
    events: external.events,
  })
}
