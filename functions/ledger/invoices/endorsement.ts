import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { addedEarnings, earnedTo, writtenOf } from '#shared/domain/ledger/earning.ts'
import { postingsForChange } from '#shared/domain/ledger/issuePosting.ts'
import { type PremiumBreakdown, totalOf } from '#shared/domain/ledger/premiumBreakdown.ts'
import { earnedShareAt } from '#shared/domain/policy/policyStack.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import { settleCredit } from '../refunds/settleCredit.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { dueDateAfter } from './dueOfChange.ts'
import { agreementAfter } from './plan.ts'
import { recharged } from './recharged.ts'
import { balanceDue } from './standing.ts'
import { taxedAt } from './taxedAt.ts'

/** What the commit that changes a policy carries along, and where its payment stands then. */
export interface BookedChange {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
  /** The ids of the postings. */
  readonly postings: readonly string[]
  readonly paymentStatus: PaymentStatus
}

/** Why, by whom and when it is booked; `earned` is the part of the premium that is, where it does not go by days. */
interface BookedFor {
  readonly reason: string
  readonly by: string
  readonly now: Instant
  readonly earned?: number
}

/**
 * What a change of a policy within its term moves: more is charged or some comes back, commissions follow, and what is earned
 * of the new premium is. `policy` is what it becomes.
 */
export const bookChange = async (
  policy: PolicyRecord,
  change: PremiumBreakdown,
  { reason, by, now, earned }: BookedFor,
): Promise<BookedChange> => {
  const invoice = await invoiceOfPolicy(policy.id)
  const made = postingsForChange(change, taxedAt(policy))
  if (invoice === undefined || made.length === 0)
    return { writes: [], events: [], postings: [], paymentStatus: policy.paymentStatus }
  const today = bookDate(now)
  const { effectiveDate, expirationDate: endDate, timeZone, transactions } = policy
  const share = earned ?? earnedShareAt(transactions, { effectiveDate, endDate }, dateAt(now, timeZone))
  const earning =
    invoice.books &&
    earnedTo({ ...invoice.books, written: addedEarnings(invoice.books.written, writtenOf(change)) }, share)
  const booking = bookingOf([...made, ...(earning?.postings ?? [])], {
    of: invoice,
    cause: { kind: 'endorsement', id: invoice.policyId },
    effectiveAt: today,
    now,
  })
  const agreement = agreementAfter(invoice, { change: totalOf(change), on: today })
  const moved: InvoiceRecord = {
    ...invoice,
    ...(agreement && { agreement }),
    movements: [...invoice.movements, ...booking.movements],
    ...(earning && { books: { ...earning.book, through: addDays(today, -1) } }),
    session: undefined,
    lastUpdated: now,
  }
  const settled = await settleCredit(
    { ...moved, dueDate: dueDateAfter(invoice, balanceDue(moved), now) },
    { reason, by, now },
  )
  const after = recharged(settled.invoice)
  return {
    writes: [invoices.update(invoice, after), ...booking.writes, ...settled.writes],
    events: [...booking.events, ...settled.events],
    postings: booking.ids,
    paymentStatus: after.status,
  }
}
