import { ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord, Movement } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AgencyId, EntryId, type TransactionId } from '#shared/domain/ids/ids.ts'
import type { BookedDay } from '#shared/domain/ledger/periods.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { type Cause, type PostingParties, type PostingRecord, postings } from './postings.ts'

/** What is told of a policy and its bill for a posting: of what is posted of none, the currency alone. */
export interface Booked
  extends PostingParties,
    Pick<InvoiceRecord, 'currency'>,
    Partial<Pick<PostingRecord, 'policyId' | 'policyNumber'>> {}

/** Whose money moved, and when it counts. */
export interface Occasion extends BookedDay {
  readonly of: Booked
  /** Whose commission it moves. */
  readonly agencyId?: AgencyId
  readonly cause: PostingRecord['cause']
  readonly now: Instant
  /** How many postings of the same commit come before. */
  readonly after?: number
}

/** Postings as they are written: the records, what they move between the insured and us, their writes and events. */
export interface Booking {
  /** The ids of the postings. */
  readonly ids: string[]
  readonly movements: Movement[]
  readonly writes: Write[]
  readonly events: DomainEvent[]
}

/** What a cause moves between the insured and us, where it moves something. */
export const movementKinds: Readonly<Record<Cause, Movement['kind']>> = {
  brokerChange: 'charge',
  cancellation: 'return',
  carrierRemittance: 'charge',
  carryOver: 'charge',
  chargeback: 'chargeback',
  claimPayment: 'charge',
  claimRecovery: 'charge',
  claimReserve: 'charge',
  commission: 'charge',
  commissionPayment: 'charge',
  correction: 'chargeback',
  deposit: 'charge',
  earning: 'charge',
  endorsement: 'charge',
  issue: 'charge',
  lateFee: 'charge',
  lateFeeWaived: 'return',
  payment: 'payment',
  premiumDue: 'charge',
  refund: 'refund',
  remittance: 'charge',
  taxPayment: 'charge',
  undoneCancellation: 'charge',
  writeOff: 'writeOff',
}

/** What a posting of a payment settles of the agency's commission, because the agency kept it. */
const retainedIn = (record: PostingRecord): number =>
  movementKinds[record.cause.kind] === 'payment' || movementKinds[record.cause.kind] === 'chargeback'
    ? balanceOf([record], 'commissionPayable')
    : 0

/** The broker's fee in what a posting moves: charged or returned, or kept of a payment. */
const brokerFeeIn = (record: PostingRecord): number => {
  const balance = balanceOf([record], 'brokerFeePayable')
  const kind = movementKinds[record.cause.kind]
  return kind === 'payment' || kind === 'chargeback' ? balance : 0 - balance
}

const partiesOf = ({
  accountId,
  agencyBilled,
  agencyId,
  carrierId,
  companyName,
  partnerIds,
}: Booked): PostingParties => ({
  ...(accountId !== undefined && { accountId }),
  ...(companyName !== undefined && { companyName }),
  ...(agencyId !== undefined && { agencyId }),
  ...(agencyBilled && { agencyBilled }),
  ...(partnerIds !== undefined && { partnerIds }),
  ...(carrierId !== undefined && { carrierId }),
})

/**
 * Books balanced postings for an occasion, for the commit of what they are made for. Each movement is read off its
 * posting, so that what an invoice says is due and what the ledger says is receivable are the same sum.
 */
export const bookingOf = (
  made: readonly Posting[],
  { of, after = 0, agencyId, cause, effectiveAt, happenedOn, now }: Occasion,
  transactionId?: TransactionId,
): Booking => {
  const records = made.map(
    (posting, index): PostingRecord => ({
      id: `ent_${ulid()}`,
      ...(of.policyId !== undefined && { policyId: of.policyId, policyNumber: of.policyNumber }),
      ...(agencyId !== undefined && { agencyId }),
      parties: partiesOf(of),
      currency: of.currency,
      description: posting.description,
      lines: posting.lines,
      effectiveAt,
      ...(happenedOn !== undefined && { happenedOn }),
      postedAt: now,
      order: after + index,
      cause,
    }),
  )
  return {
    ids: records.map(({ id }) => id),
    movements: records
      .map((record) => ({
        entryId: EntryId.parse(record.id),
        kind: movementKinds[cause.kind],
        amount: balanceOf([record], 'premiumReceivable'),
        ...(transactionId !== undefined && { transactionId }),
        ...(retainedIn(record) !== 0 && { retained: retainedIn(record) }),
        ...(brokerFeeIn(record) !== 0 && { brokerFee: brokerFeeIn(record) }),
        at: now,
      }))
      .filter(({ amount }) => amount !== 0),
    writes: records.map((record) => postings.create(record)),
    events: records.map((record) => ({ name: 'ledger.posted', detail: { postingId: record.id } })),
  }
}

/** Several bookings of one commit as one. */
export const joined = (bookings: readonly Booking[]): Booking => ({
  ids: bookings.flatMap(({ ids }) => ids),
  movements: bookings.flatMap(({ movements }) => movements),
  writes: bookings.flatMap(({ writes }) => writes),
  events: bookings.flatMap(({ events }) => events),
})
