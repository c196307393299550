import type { Write } from '#functions/_platform/storage/record.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { bookEntryOf } from '#functions/billing/ledger/entryOf.ts'
import {
  booksOf,
  type LedgerTotal,
  ledgerTotals,
  periodsOf,
  periodsOfParty,
  withPosting,
} from '#functions/billing/ledger/ledgerTotals.ts'
import { payableIn } from '#functions/billing/ledger/payableIn.ts'
import { receivableIn } from '#functions/billing/ledger/receivableIn.ts'
import { earnedShare } from '#functions/ledger/books/keptBooks.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntries } from '#functions/ledger/store/bookEntries.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { earnedTo } from '#shared/domain/ledger/earning.ts'
import { byItself, type Chronicle, type Deed } from './chronicle.ts'

/** A policy with its bill. */
export interface Bill {
  readonly policy: PolicyRecord
  readonly invoice: InvoiceRecord
  /** The payment that was tried last. */
  readonly transaction?: TransactionRecord
}

/** An invoice as it was told, with the refund that was committed along. */
interface Booked {
  readonly invoice: InvoiceRecord
  readonly refund?: RefundRecord
}

/** Tells of an invoice with what was committed along, under names of the story's own. */
export const bookedTold = (
  chronicle: Chronicle,
  invoice: InvoiceRecord,
  writes: readonly Write[],
  deed: Deed,
): Booked => {
  const made = writes.filter(({ definition }) => definition.kind !== invoices.definition.kind)
  let text = JSON.stringify([invoice, ...made.map(({ after }) => after)])
  for (const { after } of made)
    if (after !== undefined) text = text.replaceAll(after.id, chronicle.id(after.id.split('_')[0] ?? '', deed.at))
  const [named, ...states] = JSON.parse(text) as [InvoiceRecord, ...{ readonly id: string }[]]
  for (const [index, { definition }] of made.entries())
    chronicle.tell({ definition, before: undefined, after: states[index] }, deed)
  chronicle.tell(invoices.create(named), deed)
  const refund = states[made.findIndex(({ definition }) => definition.kind === refunds.definition.kind)]
  // What the definition of refunds writes is a refund.
  return { invoice: named, ...(refund && { refund: refund as RefundRecord }) }
}

/** The last day of the month that follows on a day which is booked. */
const nextMonthEnd = (through: CalendarDate): CalendarDate =>
  addDays(addMonths(`${monthOf(addDays(through, 1))}-01`, 1), -1)

/** Tells what was earned in every month that was closed up to an instant. */
export const closedTold = (chronicle: Chronicle, bill: Bill, until: Instant): Bill => {
  const { policy, invoice } = bill
  const { books } = invoice
  if (books === undefined) return bill
  const through = nextMonthEnd(books.through)
  const at: Instant = `${addDays(through, 1)}T14:00:00.000Z`
  if (at >= until) return bill
  const earned = earnedTo(books, earnedShare(policy, addDays(through, 1)))
  const kept = { ...invoice, books: { ...earned.book, through } }
  const { writes } = bookingOf(earned.postings, {
    of: invoice,
    cause: { kind: 'earning', id: invoice.id },
    effectiveAt: through,
    now: at,
  })
  const deed = { at, operation: 'keepBooks', by: byItself }
  const after = writes.length === 0 ? kept : bookedTold(chronicle, kept, writes, deed).invoice
  return closedTold(chronicle, { ...bill, invoice: after }, until)
}

/** Tells of the books that are read: every posting in them, and what all add up to, by day, month and year. */
export const totalsTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { at, carrierId }: { readonly at: Instant; readonly carrierId: string },
): void => {
  const totals = new Map<string, LedgerTotal>()
  const count = (entry: BookEntry, period: string, party?: string) => {
    const key = `${entry.currency} ${period} ${party ?? ''}`
    totals.set(key, withPosting(totals.get(key), entry, { period, party }))
  }
  const deed = { at, operation: 'countPosting', by: byItself }
  // What a definition writes is a record of its kind.
  const told = <Told>({ kind }: { readonly kind: string }) =>
    steps.filter(({ definition }) => definition.kind === kind).map(({ state }) => state as Told)
  const posted = told<PostingRecord>(postings.definition)
  const byPolicy = Map.groupBy(posted, ({ policyId }) => policyId)
  const sharing = new Map(
    told<InvoiceRecord>(invoices.definition).map(({ policyId, commission }) => [policyId, commission]),
  )
  for (const posting of posted) {
    const { policyId } = posting
    const shared = policyId === undefined ? undefined : sharing.get(policyId)
    const all = byPolicy.get(policyId) ?? []
    const payable = payableIn(posting, { all, shared })
    const entry = bookEntryOf(posting, { carrierId, payable, receivable: receivableIn(posting, all) })
    chronicle.tell(bookEntries.create(entry), deed)
    for (const period of periodsOf(entry.effectiveAt)) count(entry, period)
    for (const { party, lines } of booksOf(entry))
      if (lines.length > 0)
        for (const period of periodsOfParty(entry.effectiveAt)) count({ ...entry, lines }, period, party)
  }
  for (const total of totals.values()) chronicle.tell(ledgerTotals.create(total), deed)
}
