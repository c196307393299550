import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { BookedDay } from '#shared/domain/ledger/periods.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { type Booked, type Booking, bookingOf } from './booking.ts'
import type { Cause } from './postings.ts'

interface OfClaim extends BookedDay {
  readonly of: Omit<Booked, 'agencyBilled'>
  readonly kind: Extract<Cause, `claim${string}`>
  /** The claim's, the payment's or the recovery's. */
  readonly id: string
  readonly now: Instant
}

/** The writes and events of postings for a claim, under the policy that answers; no invoice moves by them. */
export const bookClaim = (
  made: readonly Posting[],
  { of, kind, id, now, ...day }: OfClaim,
): Pick<Booking, 'events' | 'writes'> => bookingOf(made, { of, cause: { kind, id }, now, ...day })
