import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import type { Currency } from '#shared/domain/money/money.ts'

/** What a posting was made for, and the id of it: the invoice, the payment, the cancellation's policy. */
export type Cause =
  | 'brokerChange'
  | 'cancellation'
  | 'carryOver'
  | 'chargeback'
  | 'claimPayment'
  | 'claimRecovery'
  | 'claimReserve'
  | 'correction'
  | 'earning'
  | 'endorsement'
  | 'issue'
  | 'payment'
  | 'refund'
  | 'undoneCancellation'

/** A posting of the ledger. It is written once, never changed and never removed. */
export interface PostingRecord {
  readonly id: string
  readonly policyId: PolicyId
  readonly policyNumber: string
  readonly currency: Currency
  readonly description: string
  readonly lines: readonly PostingLine[]
  /** The day it counts for, where the provider keeps its books. */
  readonly effectiveAt: CalendarDate
  readonly postedAt: string
  /** Place among the postings of one commit. */
  readonly order: number
  readonly cause: { readonly kind: Cause; readonly id: string }
}

/** The postings, listed by policy in the order they were made. */
export const postings = defineRecord({
  kind: 'posting',
  notFound: 'server.failed',
  list: {
    scopes: (posting: PostingRecord) => [`policy:${posting.policyId}`],
    sorts: { postedAt: (posting: PostingRecord) => `${posting.postedAt}.${posting.order}` },
    summary: (posting: PostingRecord): PostingRecord => posting,
  },
})
