import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { recharged } from '#functions/ledger/invoices/recharged.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { bookingOf, joined } from '#functions/ledger/postings/booking.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { StoredTransaction } from '#functions/ledger/store/transactions.ts'
import type { Movement } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { reversalOf } from '#shared/domain/ledger/posting.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { bookFees } from '../lateFees/bookFees.ts'
import { feesOfDay } from '../lateFees/feesOfDay.ts'

interface Corrected {
  readonly day: CalendarDate
  readonly actor: Actor
  readonly now: Instant
}

/** The posting by which a payment stands: the last one of it, since each correction posts it anew. */
const postingOf = async ({ id, policyId }: StoredTransaction): Promise<PostingRecord> => {
  const entries = await postings.every({ scopes: [`policy:${policyId}`] })
  const found = entries.findLast(({ cause }) => cause.kind === 'payment' && cause.id === id)
  return (
    found ??
    fail('billing.notEditable', {
      data: { reason: 'it is of books that were carried over, in which payments have no day of their own.' },
    })
  )
}

/** The movements with the payment's next to where it stood: in the order of what was due, nothing has changed. */
const besides = (movements: readonly Movement[], entryId: string, more: readonly Movement[]): Movement[] => {
  const at = movements.findIndex((each) => each.entryId === entryId)
  return at < 0 ? [...movements, ...more] : movements.toSpliced(at + 1, 0, ...more)
}

/**
 * Posts a payment back on the day it was booked and anew on the day it came, each in the oldest open month where its own is
 * closed. A late fee that the day makes wrong is let go, one that it earns is charged.
 */
export const rebookDay = async (
  invoice: StoredInvoice,
  known: StoredTransaction,
  { day, actor, now }: Corrected,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  const entry = await postingOf(known)
  const books = await openBooksFor(entry.effectiveAt < day ? entry.effectiveAt : day, now)
  const occasion = { of: invoice, now }
  const reversal = reversalOf(entry, 'Day of a payment corrected')
  const moved = joined([
    bookingOf(
      [reversal],
      { ...occasion, cause: { kind: 'correction', id: known.id }, ...books.on(entry.effectiveAt) },
      known.id,
    ),
    bookingOf([entry], { ...occasion, cause: { kind: 'payment', id: known.id }, ...books.on(day), after: 1 }, known.id),
  ])
  const { booking: fees, kept } = bookFees(invoice, await feesOfDay(invoice, known, { day, now }), {
    day,
    actor,
    now,
    after: 2,
  })
  const changed = {
    ...invoice,
    movements: [...besides(invoice.movements, entry.id, moved.movements), ...fees.movements],
    ...kept,
    lastUpdated: now,
  }
  const settled = await settleCredit(changed, { reason: 'Late fee waived', by: actor.userId, now })
  return {
    writes: [
      invoices.update(invoice, fees.movements.length === 0 ? settled.invoice : recharged(settled.invoice)),
      ...moved.writes,
      ...fees.writes,
      ...settled.writes,
      ...books.holding(moved.writes),
    ],
    events: [...moved.events, ...fees.events, ...settled.events],
  }
}
