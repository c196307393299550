import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { carriedOver } from '#shared/domain/ledger/carryOver.ts'
import { type EarningBook, earnedTo } from '#shared/domain/ledger/earning.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { earnedShareAt, endedOn } from '#shared/domain/policy/policyStack.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { carrierCommissionRate } from '../invoices/commission.ts'
import { taxedAt } from '../invoices/taxedAt.ts'
import type { OpenBooks } from '../periods/openBooks.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf, joined } from '../postings/booking.ts'
import { type Cause, postings } from '../postings/postings.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'

/** What brings a policy's books to a day, to be committed. */
export interface KeptBooks {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

type EarnedPolicy = Pick<PolicyRecord, 'effectiveDate' | 'expirationDate' | 'status' | 'transactions'>

const over: readonly PolicyRecord['status'][] = ['CANCELLED', 'FLAT CANCELLED', 'RESCIND', 'VOID']

/**
 * Part of a policy's premium that is earned when a day begins: all that is left of it once it is cancelled; of one whose cancellation
 * waits for its payment no day that is not covered.
 */
export const earnedShare = (
  { status, effectiveDate, expirationDate, transactions }: EarnedPolicy,
  day: CalendarDate,
): number => {
  if (over.includes(status)) return 1
  const ended = endedOn(transactions)
  const until = ended !== undefined && ended < day ? ended : day
  return earnedShareAt(transactions, { effectiveDate, endDate: expirationDate }, until)
}

/**
 * Brings the books of a policy to the end of a day that is over: what is in accounts of the former chart is carried over
 * once, then premium and commissions are earned by days; the caller holds the books. Undefined when there is nothing to book, or the policy was
 * issued, or its books were brought further, since.
 */
export const keptBooks = async (
  policy: PolicyRecord,
  { through, books: open }: { readonly through: CalendarDate; readonly books: Pick<OpenBooks, 'on'> },
  now: Instant,
): Promise<KeptBooks | undefined> => {
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) return undefined
  const { books } = invoice
  if (books !== undefined && books.through >= through) return undefined
  const today = bookDate(now)
  const bookingFor = (kind: Cause, made: readonly Posting[], on: CalendarDate) =>
    bookingOf(made, { of: invoice, cause: { kind, id: invoice.id }, ...open.on(on), now })
  const carried =
    books === undefined
      ? carriedOver(await postings.every({ scopes: [`policy:${policy.id}`] }), taxedAt(policy), carrierCommissionRate)
      : { book: books satisfies EarningBook, postings: [] }
  // What is carried over today is earned up to today, or the day before would owe what it had not yet.
  const isCarried = books === undefined
  const last = isCarried ? addDays(today, -1) : through
  const earned = earnedTo(carried.book, earnedShare(policy, addDays(last, 1)))
  const booking = joined([
    bookingFor('carryOver', carried.postings, today),
    bookingFor('earning', earned.postings, isCarried ? today : through),
  ])
  // Invoices of before it was kept learn here who is billed.
  const kept = {
    ...invoice,
    ...(policy.agencyBilled && { agencyBilled: true as const }),
    books: { ...earned.book, through: last },
  }
  return { writes: [invoices.update(invoice, kept), ...booking.writes], events: booking.events }
}
