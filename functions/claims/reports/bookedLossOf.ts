import type { LossRunClaim } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type BookedFigures, bookedBy } from '#shared/domain/claims/claimBookings.ts'
import type { BorneClaim } from './borneClaims.ts'
import { lossOf } from './lossRunOf.ts'

/** A claim in a bordereau. */
export type BookedLoss = BookedFigures & LossRunClaim

/**
 * A claim in a bordereau, with what the ledger had of it by the end of a day (decision: claims-as-booked); nothing of one that
 * was filed later, or never. Incurred is what was paid and is outstanding, less what came back.
 */
export const bookedLossOf = ({ claim, bookings }: BorneClaim, asOf: CalendarDate): BookedLoss[] =>
  lossOf(claim, asOf).map((loss) => {
    const booked = bookedBy(bookings, asOf)
    const incurred = booked.paidIndemnity + booked.paidExpense + booked.outstanding - booked.recovered
    return { ...loss, ...booked, incurred }
  })
