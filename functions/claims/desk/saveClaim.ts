import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { carrierOf } from '#functions/directory/public.ts'
import { bookClaim, bookDate, openBooksFor } from '#functions/ledger/public.ts'
import { policyById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ClaimBooking, movedBetween } from '#shared/domain/claims/claimBookings.ts'
import { postingsForClaimReserve } from '#shared/domain/ledger/claimPostings.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { claims, type StoredClaim } from '../store/claims.ts'
import { movedEvents } from './knownOf.ts'

/** What moves with a claim. */
interface Moving {
  readonly by: string
  readonly now: Instant
  readonly writes?: readonly Write[]
  readonly events?: readonly DomainEvent[]
  /** Money that is paid or comes back with it, as of its day. */
  readonly booked?: {
    readonly postings: readonly Posting[]
    readonly kind: 'claimPayment' | 'claimRecovery'
    readonly id: string
    readonly on: CalendarDate
  }
}

/** A claim as it is booked, on the paper that its policy was written on; undefined where no policy answers it. */
const onPaperOf = async (claim: ClaimRecord) => {
  const { policyId, policyNumber, currency } = claim
  if (policyId === undefined || policyNumber === undefined) return undefined
  const policy = await policyById(policyId)
  return { ...claim, policyId, policyNumber, currency, carrierId: await carrierOf(policy ?? claim) }
}

/**
 * Commits what a claim has become, with its status as of today where it has changed, the money that moved, and the change of
 * what is outstanding of its reserves as a memorandum beside the books, on the day on which money moved where some did. The
 * claim keeps on which day, and on whose paper, the ledger has it (decision: claims-as-booked).
 */
export const saveClaim = async (
  before: StoredClaim,
  after: ClaimRecord,
  { by, now, writes = [], events = [], booked }: Moving,
): Promise<ClaimRecord> => {
  const moved = movedBetween(before, after)
  const change = moved === undefined ? 0 : moved.outstanding - moved.expectedBack
  const of = moved === undefined ? undefined : await onPaperOf(after)
  const day = booked?.on ?? bookDate(now)
  const books = await openBooksFor(day, now)
  const bookings =
    of === undefined
      ? []
      : [
          ...(booked === undefined
            ? []
            : [bookClaim(booked.postings, { of, kind: booked.kind, id: booked.id, ...books.on(day), now })]),
          bookClaim(postingsForClaimReserve(change), {
            of,
            kind: 'claimReserve',
            id: after.id,
            ...books.on(day),
            now,
          }),
        ]
  const newest: ClaimBooking[] =
    of === undefined || moved === undefined
      ? []
      : [{ on: books.on(day).effectiveAt, carrierId: of.carrierId, ...moved }]
  const kept: ClaimRecord = {
    ...after,
    updated: now,
    bookings: [...after.bookings, ...newest],
    statusChanges:
      before.status === after.status
        ? after.statusChanges
        : [...after.statusChanges, { status: after.status, on: dateAt(now, after.timeZone), by }],
  }
  const postings = bookings.flatMap((booking) => booking.writes)
  await commit([claims.update(before, kept), ...writes, ...postings, ...books.holding(postings)], {
    events: [...events, ...movedEvents(before, kept), ...bookings.flatMap((booking) => booking.events)],
  })
  return kept
}
