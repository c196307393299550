import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { bookFees } from '../lateFees/bookFees.ts'
import { feesOfLateEntry } from '../lateFees/feesOfDay.ts'
import { externalOf, type Received } from './externalOf.ts'

/**
 * Records it: payment, invoice, with what else changes on that, and posting in one commit, as of the day of the payment. A
 * late fee on what it paid in time is let go (decision: day-of-a-payment).
 */
export const keepExternal = async (
  invoice: StoredInvoice,
  received: Received,
  { actor, now }: { readonly actor: Pick<Actor, 'name' | 'userId'>; readonly now: Instant },
  more: (id: TransactionId) => Partial<Pick<InvoiceRecord, 'financer'>> = () => ({}),
): Promise<void> => {
  const id = TransactionId.parse(`txn_${ulid()}`)
  const books = await openBooksFor(received.paymentDate, now)
  const on = books.on(received.paymentDate)
  const { amount, paymentDate: day, retained = 0, brokerFee = 0 } = received
  const fees = await feesOfLateEntry(invoice, { day, amount: amount + retained + brokerFee, now })
  const { booking, kept } = bookFees(invoice, fees, { day, actor, now, after: 1 })
  const before = { ...invoice, ...kept, movements: [...invoice.movements, ...booking.movements], ...more(id) }
  const external = await externalOf(before, received, { by: actor.userId, id, now, on })
  await commit(
    [
      invoices.update(invoice, external.invoice),
      ...booking.writes,
      ...external.writes,
      ...books.holding(external.posted),
    ],
    { events: [...external.events, ...booking.events] },
  )
}
