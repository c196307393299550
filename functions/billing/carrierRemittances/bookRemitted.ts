import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'

/** Books what a remittance, or the carrier's payment for claims, moved on a day, in the carrier's book: on the first open day where the month of it is closed. */
export const bookRemitted = async (
  made: readonly Posting[],
  { id, carrierId, currency }: Pick<CarrierRemittance, 'carrierId' | 'currency'> & { readonly id: string },
  { on, now }: { readonly on: CalendarDate; readonly now: Instant },
) => {
  const books = await openBooksFor(on, now)
  const booked = books.on(on)
  const { writes, events } = bookingOf(made, {
    of: { currency, ...(carrierId !== programmeCarrier && { partnerIds: [carrierId] }) },
    cause: { kind: 'carrierRemittance', id },
    ...booked,
    now,
  })
  return { bookedOn: booked.effectiveAt, writes: [...writes, ...books.holding(writes)], events }
}
