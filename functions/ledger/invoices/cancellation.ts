import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { addedEarnings, earnedTo, writtenOf } from '#shared/domain/ledger/earning.ts'
import { postingsForReturn, postingsForUndoneReturn } from '#shared/domain/ledger/issuePosting.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { negated, type PremiumBreakdown, totalOf } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { earnedShareAt } from '#shared/domain/policy/policyStack.ts'
import type { ReturnBasis } from '#shared/domain/policy/returnBasis.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import type { Cause } from '../postings/postings.ts'
import { type CreditCause, settleCredit } from '../refunds/settleCredit.ts'
import { invoiceOfPolicy, invoices, type StoredInvoice } from '../store/invoices.ts'
import { reverseUncollectable } from '../writeOffs/reverseUncollectable.ts'
import { recharged } from './recharged.ts'
import {
  type CancellationTerms,
  keptReturn,
  type Returned,
  returnAsKept,
  returnBasisBy,
  returnedBy,
} from './returned.ts'
import { taxedAt } from './taxedAt.ts'

/** What the commit that cancels a policy carries along, what is returned, in minor units, and where its payment stands then. */
export interface BookedCancellation extends Returned {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
  readonly returned: MinorUnits
  /** What is returned for what. */
  readonly breakdown: PremiumBreakdown
  /** In which manner it is returned. */
  readonly manner: ReturnBasis['manner']
  /** The ids of the postings. */
  readonly postings: readonly string[]
  readonly paymentStatus: PaymentStatus
}

interface Change {
  readonly kind: Extract<Cause, 'cancellation' | 'undoneCancellation'>
  readonly postings: readonly Posting[]
  /** What is written more, or less. */
  readonly written: PremiumBreakdown
  /** Part of the term that is over in the books then. */
  readonly earned: number
  readonly cause: CreditCause
  /** Who has the cover go on, where a cancellation is taken back. */
  readonly undoneBy?: { readonly by: string; readonly name: string }
}

const book = async (invoice: StoredInvoice, { kind, postings, written, earned, cause, undoneBy }: Change) => {
  const today = bookDate(cause.now)
  const earning =
    invoice.books &&
    earnedTo({ ...invoice.books, written: addedEarnings(invoice.books.written, writtenOf(written)) }, earned)
  const booking = bookingOf([...postings, ...(earning?.postings ?? [])], {
    of: invoice,
    cause: { kind, id: invoice.policyId },
    effectiveAt: today,
    now: cause.now,
  })
  const moved = {
    ...invoice,
    movements: [...invoice.movements, ...booking.movements],
    ...(earning && { books: { ...earning.book, through: addDays(today, -1) } }),
    session: undefined,
    lastUpdated: cause.now,
  }
  const nothing = { invoice: moved, writes: [], events: [] }
  const reversed = undoneBy === undefined ? nothing : await reverseUncollectable(moved, { ...undoneBy, now: cause.now })
  const settled = await settleCredit(reversed.invoice, cause)
  // Less charged may be covered by what was paid; charged again, a paid invoice is owed once more.
  const after = recharged(settled.invoice)
  return {
    writes: [invoices.update(invoice, after), ...booking.writes, ...reversed.writes, ...settled.writes],
    events: [...booking.events, ...reversed.events, ...settled.events],
    postings: booking.ids,
    paymentStatus: after.status,
  }
}

const nothingBooked = ({ paymentStatus }: PolicyRecord): BookedCancellation => ({
  manner: 'PRO_RATA',
  writes: [],
  events: [],
  returned: 0,
  breakdown: { premium: 0, tria: 0, fees: {}, taxes: {}, commission: 0, carrierCommission: 0 },
  postings: [],
  lines: [],
  commissions: { commission: 0, carrierCommission: 0 },
  paymentStatus,
})

/** What a cancellation returns, on the policy's invoice. */
export const cancellationOf = async (
  invoice: StoredInvoice,
  policy: PolicyRecord,
  terms: CancellationTerms & { readonly requestedBy: string },
  now: Instant,
): Promise<BookedCancellation> => {
  const returned = returnedBy(policy, terms)
  const booked = await book(invoice, {
    kind: 'cancellation',
    postings: postingsForReturn(returned, taxedAt(policy)),
    written: negated(returned),
    earned: 1,
    cause: { reason: inRegion(`Cancelled as of ${terms.effectiveDate}`), by: terms.requestedBy, now },
  })
  const { manner } = returnBasisBy(policy, terms)
  return { ...booked, ...keptReturn(returned), manner, breakdown: returned, returned: totalOf(returned) }
}

/** What an issued policy's cancellation returns; a policy without an invoice has nothing to return. */
export const bookCancellation = async (
  policy: PolicyRecord,
  terms: CancellationTerms & { readonly requestedBy: string },
  now: Instant,
): Promise<BookedCancellation> => {
  const invoice = await invoiceOfPolicy(policy.id)
  return invoice === undefined ? nothingBooked(policy) : cancellationOf(invoice, policy, terms, now)
}

/** What was returned by a cancellation is owed again, item by item, and so is what was written off because of it. */
export const bookUndoneCancellation = async (
  policy: PolicyRecord,
  kept: Returned,
  { by, name, now }: { readonly by: string; readonly name: string; readonly now: Instant },
): Promise<BookedCancellation> => {
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) return nothingBooked(policy)
  const { effectiveDate, expirationDate: endDate, timeZone } = policy
  const returned = returnAsKept(kept)
  const booked = await book(invoice, {
    kind: 'undoneCancellation',
    postings: postingsForUndoneReturn(returned, taxedAt(policy)),
    written: returned,
    earned: earnedShareAt(policy.transactions, { effectiveDate, endDate }, dateAt(now, timeZone)),
    cause: { reason: 'Cancellation undone', by, now },
    undoneBy: { by, name },
  })
  return { ...booked, ...kept, manner: 'PRO_RATA', breakdown: negated(returned), returned: 0 - totalOf(returned) }
}

/** A cancelled policy is in force again, perhaps for fewer days: `policy` is what it becomes, `change` what of it is owed again. */
export const bookReinstatement = async (
  policy: PolicyRecord,
  change: PremiumBreakdown,
  { by, name, now }: { readonly by: string; readonly name: string; readonly now: Instant },
): Promise<Pick<BookedCancellation, 'events' | 'paymentStatus' | 'postings' | 'writes'>> => {
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) return nothingBooked(policy)
  const { effectiveDate, expirationDate: endDate, timeZone, transactions } = policy
  return book(invoice, {
    kind: 'undoneCancellation',
    postings: postingsForUndoneReturn(change, taxedAt(policy)),
    written: change,
    earned: earnedShareAt(transactions, { effectiveDate, endDate }, dateAt(now, timeZone)),
    cause: { reason: 'Reinstated', by, now },
    undoneBy: { by, name },
  })
}
