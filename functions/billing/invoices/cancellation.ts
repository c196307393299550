import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { type PaymentStatus, settledStatus } from '#shared/domain/billing/paymentStatus.ts'
import { postingsForCancellation } from '#shared/domain/ledger/issuePosting.ts'
import { type Posting, reversalOf } from '#shared/domain/ledger/posting.ts'
import type { MinorUnits } from '#shared/domain/money/money.ts'
import { unearnedShare } from '#shared/domain/policy/policyDates.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { bookDate } from '../ledger/bookDate.ts'
import { bookingOf } from '../ledger/booking.ts'
import type { Cause } from '../ledger/postings.ts'
import { statusAfterApplied, statusAfterReturned } from '../payments/statusAfter.ts'
import { invoiceOfPolicy, invoices, type StoredInvoice } from '../store/invoices.ts'
import { breakdownOfPolicy } from './issueInvoice.ts'
import { chargedOf, paidOf } from './standing.ts'

/** As of which day a policy is cancelled; a flat cancellation returns the fees too. */
export interface CancellationTerms {
  readonly effectiveDate: string
  readonly flat: boolean
}

/** What the commit that cancels a policy carries along, and what is returned, in minor units. */
export interface BookedCancellation {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
  readonly returned: MinorUnits
}

const postingsOf = (policy: PolicyRecord, { effectiveDate, flat }: CancellationTerms): Posting[] => {
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  return postingsForCancellation(breakdownOfPolicy(policy), flat ? 1 : unearnedShare(term, effectiveDate), flat)
}

/** Less charged may be covered by what was paid; charged again, a paid invoice is owed once more. */
const statusOf = (invoice: InvoiceRecord, cause: Cause): PaymentStatus => {
  const standing = { total: chargedOf(invoice), received: paidOf(invoice) }
  const isCovered = settledStatus(standing.total, standing.received) === 'Paid'
  if (isCovered) return statusAfterApplied(invoice.status, standing)
  return cause === 'undoneCancellation' && invoice.status === 'Paid'
    ? statusAfterReturned(invoice.status, standing, false)
    : invoice.status
}

const book = (invoice: StoredInvoice, made: Posting[], kind: Cause, now: string): BookedCancellation => {
  const { writes, events, movements } = bookingOf(made, {
    of: invoice,
    cause: { kind, id: invoice.policyId },
    effectiveAt: bookDate(now),
    now,
  })
  const moved = { ...invoice, movements: [...invoice.movements, ...movements], lastUpdated: now }
  return {
    writes: [invoices.update(invoice, { ...moved, status: statusOf(moved, kind), session: undefined }), ...writes],
    events,
    returned: 0 - movements.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** What an issued policy's cancellation returns, by days; a policy without an invoice has nothing to return. */
export const bookCancellation = async (
  policy: PolicyRecord,
  terms: CancellationTerms,
  now: string,
): Promise<BookedCancellation> => {
  const invoice = await invoiceOfPolicy(policy.id)
  return invoice === undefined
    ? { writes: [], events: [], returned: 0 }
    : book(invoice, postingsOf(policy, terms), 'cancellation', now)
}

/** What was returned by a cancellation is owed again: the same postings, each on its other side. */
export const bookUndoneCancellation = async (
  policy: PolicyRecord,
  terms: CancellationTerms,
  now: string,
): Promise<BookedCancellation> => {
  const invoice = await invoiceOfPolicy(policy.id)
  const undone = postingsOf(policy, terms).map((posting) => reversalOf(posting, `${posting.description}, undone`))
  return invoice === undefined
    ? { writes: [], events: [], returned: 0 }
    : book(invoice, undone, 'undoneCancellation', now)
}
