import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf, joined } from '#functions/ledger/postings/booking.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { postingsForCommissionTakenOver } from '#shared/domain/ledger/commissionPostings.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { regionOf } from '#shared/regions/regions.ts'

/**
 * What an agency that went into another is to give back at the end of a statement is the other's from the day on which it is
 * made: nothing becomes due to the one any more that it could be set off against, and the other has its commission anew.
 */
export const takenOver = (
  { id, mergedIntoId, status }: Pick<AgencyRecord, 'id' | 'mergedIntoId' | 'status'>,
  closing: MinorUnits,
  now: Instant,
): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  if (closing >= 0 || mergedIntoId === undefined || status !== 'CLOSED') return { writes: [], events: [] }
  const { currency } = regionOf(config.region)
  const { from, into } = postingsForCommissionTakenOver(0 - closing)
  const sides = [
    { posting: from, agencyId: AgencyId.parse(id) },
    { posting: into, agencyId: AgencyId.parse(mergedIntoId) },
  ]
  return joined(
    sides.map(({ posting, agencyId }, after) =>
      bookingOf([posting], {
        of: { agencyId, currency },
        agencyId,
        // What was paid of its commission before is paid back by the other.
        cause: { kind: 'commissionPayment', id },
        effectiveAt: bookDate(now),
        now,
        after,
      }),
    ),
  )
}
