import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import type { AccountId, AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { partyLines } from '#shared/domain/ledger/partyLines.ts'
import type { Posting, PostingLine } from '#shared/domain/ledger/posting.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { shownLine } from './shownLine.ts'

/** What a posting was made for, and the id of it: the invoice, the payment, the cancellation's policy, the agency. */
export type Cause =
  | 'brokerChange'
  | 'cancellation'
  | 'carrierRemittance'
  | 'carryOver'
  | 'chargeback'
  | 'claimPayment'
  | 'claimRecovery'
  | 'claimReserve'
  | 'commission'
  | 'commissionPayment'
  | 'correction'
  | 'deposit'
  | 'earning'
  | 'endorsement'
  | 'issue'
  | 'lateFee'
  | 'lateFeeWaived'
  | 'payment'
  | 'premiumDue'
  | 'refund'
  | 'remittance'
  | 'taxPayment'
  | 'undoneCancellation'
  | 'writeOff'

/** Whose business a posting is, as it was then: who is insured, whose policy it is, and who has a share in it besides. */
export interface PostingParties {
  readonly accountId?: AccountId | undefined
  readonly companyName?: string | undefined
  readonly agencyId?: AgencyId | undefined
  /** The agency owes the premium, net of its commission. */
  readonly agencyBilled?: true | undefined
  readonly partnerIds?: readonly string[] | undefined
  /** On whose paper its policy is; of before, by who has a share in it. */
  readonly carrierId?: string | undefined
}

/** A posting of the ledger. It is written once, never changed and never removed. */
export interface PostingRecord {
  readonly id: string
  /** Whose policy's money moved; none where an agency or a carrier is paid for many. */
  readonly policyId?: PolicyId | undefined
  readonly policyNumber?: string | undefined
  /** Whose commission became due, was clawed back or paid. */
  readonly agencyId?: AgencyId | undefined
  /** In whose books it is besides the provider's own; of before they were kept, nobody's until they are told apart. */
  readonly parties?: PostingParties | undefined
  readonly currency: Currency
  readonly description: string
  readonly lines: readonly PostingLine[]
  /** The day it counts for, where the provider keeps its books. */
  readonly effectiveAt: CalendarDate
  /** The day it happened on, where that was in a month that was closed. */
  readonly happenedOn?: CalendarDate | undefined
  readonly postedAt: Instant
  /** Place among the postings of one commit. */
  readonly order: number
  readonly cause: { readonly kind: Cause; readonly id: string }
}

/** Of postings who may not read the ledger is shown what the insured owes, and no other account. */
export const foretoldPostings = (
  made: readonly Posting[],
  { accountId = '', isWholeLedger }: { readonly accountId?: string | undefined; readonly isWholeLedger: boolean },
): { description: string; lines: ReturnType<typeof shownLine>[] }[] =>
  made
    .map(({ description, lines }) => ({
      description,
      lines: (isWholeLedger ? lines : partyLines(lines, { kind: 'account', id: accountId, billed: false })).map(
        shownLine,
      ),
    }))
    .filter(({ lines }) => lines.length > 0)

const movesReceivable = ({ lines }: Pick<Posting, 'lines'>): boolean =>
  lines.some(({ account }) => account === 'premiumReceivable')

/** The group of an agency's postings of a month. */
export const monthGroup = (month: Month): string => `month.${month}`

/** The postings, listed by policy in the order they were made; those of commission by agency and month besides. */
export const postings = defineRecord({
  kind: 'posting',
  notFound: 'server.failed',
  version: 5,
  // From the second on, what moves an agency's commission is listed for the agency; from the third on, what is booked after its
  // month was closed keeps the day it happened on; from the fourth on, a posting keeps whose business it is;
  // from the fifth on, whose paper its policy is on.
  from: {
    1: (posting: PostingRecord) => posting,
    2: (posting: PostingRecord) => posting,
    3: (posting: PostingRecord) => posting,
    4: (posting: PostingRecord) => posting,
  },
  list: {
    scopes: ({ agencyId, policyId }: PostingRecord) => [
      ...(policyId === undefined ? [] : [`policy:${policyId}`]),
      ...(agencyId === undefined ? [] : [`agency:${agencyId}`]),
    ],
    groups: ({ effectiveAt }: PostingRecord, scope: string) =>
      scope.startsWith('agency:') ? [monthGroup(monthOf(effectiveAt))] : [],
    sorts: { postedAt: (posting: PostingRecord) => `${posting.postedAt}.${posting.order}` },
    summary: (posting: PostingRecord): PostingRecord => posting,
  },
  foretold: (posting, { isWholeLedger }) => ({
    postings: foretoldPostings([posting], { accountId: posting.parties?.accountId, isWholeLedger }),
    isInvoiced: posting.parties?.agencyBilled !== true && movesReceivable(posting),
  }),
})
