import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { bookClaim, bookDate, openBooksFor } from '#functions/ledger/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { memorandumOf } from '#shared/domain/claims/claimFigures.ts'
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

/**
 * Commits what a claim has become, with its status as of today where it has changed, the money that moved, and the change of
 * what is outstanding of its reserves as a memorandum beside the books.
 */
export const saveClaim = async (
  before: StoredClaim,
  after: ClaimRecord,
  { by, now, writes = [], events = [], booked }: Moving,
): Promise<ClaimRecord> => {
  const { policyId, policyNumber, currency } = after
  const of =
    policyId !== undefined && policyNumber !== undefined ? { ...after, policyId, policyNumber, currency } : undefined
  const change = memorandumOf(after) - memorandumOf(before)
  const books = await openBooksFor(booked?.on ?? bookDate(now), now)
  const bookings =
    of === undefined
      ? []
      : [
          ...(booked === undefined
            ? []
            : [bookClaim(booked.postings, { of, kind: booked.kind, id: booked.id, ...books.on(booked.on), now })]),
          bookClaim(postingsForClaimReserve(change), {
            of,
            kind: 'claimReserve',
            id: after.id,
            effectiveAt: bookDate(now),
            now,
          }),
        ]
  const kept: ClaimRecord = {
    ...after,
    updated: now,
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
