import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import type { PlaceZone } from '../calendar/timeZone.ts'
import { isBesideAggregate } from '../coverage/besideAggregate.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { expectedBackOf, outstandingOf, paidOf, recoveredOf } from './claimFigures.ts'
import { standingAt, type ToValue } from './valued.ts'

/** The figures of a claim that are booked, as a claims bordereau has them. */
export const bookedFigures = [
  'paidIndemnity',
  'paidExpense',
  'recovered',
  'outstanding',
  'expectedBack',
  'besideLimit',
] as const

/** What a claim comes to, or what it has moved by; minor units. */
export type BookedFigures = Readonly<Record<(typeof bookedFigures)[number], MinorUnits>>

/** What a claim moved by as it was booked: on which day the ledger has it, and on whose paper. */
export interface ClaimBooking extends BookedFigures {
  readonly on: CalendarDate
  /** Nothing of what was booked before it was kept: the paper of the policy that it stands under. */
  readonly carrierId?: string | undefined
}

type Moneyed = Pick<ToValue<string>, 'payments' | 'recoveries' | 'reserves'>

const nothing: BookedFigures = {
  ...{ paidIndemnity: 0, paidExpense: 0, recovered: 0 },
  ...{ outstanding: 0, expectedBack: 0, besideLimit: 0 },
}

/** What a claim comes to, of which the ledger holds paid less recovered, and outstanding less expected back. */
export const bookedFiguresOf = (claim: Moneyed): BookedFigures => {
  const beside = claim.payments.filter(({ coverageId }) => isBesideAggregate(coverageId))
  return {
    paidIndemnity: paidOf(claim, 'INDEMNITY'),
    paidExpense: paidOf(claim, 'EXPENSE'),
    recovered: recoveredOf(claim),
    outstanding: outstandingOf(claim),
    expectedBack: expectedBackOf(claim),
    besideLimit: paidOf({ payments: beside }),
  }
}

const each = (figure: (key: (typeof bookedFigures)[number]) => MinorUnits): BookedFigures => ({
  paidIndemnity: figure('paidIndemnity'),
  paidExpense: figure('paidExpense'),
  recovered: figure('recovered'),
  outstanding: figure('outstanding'),
  expectedBack: figure('expectedBack'),
  besideLimit: figure('besideLimit'),
})

/** What a claim moves by from one state to the next; undefined where nothing moves. */
export const movedBetween = (before: Moneyed, after: Moneyed): BookedFigures | undefined => {
  const [was, is] = [bookedFiguresOf(before), bookedFiguresOf(after)]
  return bookedFigures.some((key) => was[key] !== is[key]) ? each((key) => is[key] - was[key]) : undefined
}

/** What was booked of a claim by the end of a day, together. */
export const bookedBy = (bookings: readonly ClaimBooking[], asOf: CalendarDate): BookedFigures =>
  bookings
    .filter(({ on }) => on <= asOf)
    .reduce<BookedFigures>((sum, one) => each((key) => sum[key] + one[key]), nothing)

/** The bookings of a claim that was kept without them: what it moved by on each day on which a reserve was set or money moved. */
export const bookingsByDays = (claim: Moneyed & { readonly timeZone: PlaceZone }): ClaimBooking[] => {
  const days = new Set([
    ...claim.reserves.map(({ at }) => dateAt(at, claim.timeZone)),
    ...claim.payments.flatMap(({ payout }) => payout?.paidOn ?? []),
    ...claim.recoveries.map(({ receivedOn }) => receivedOn),
  ])
  let before: Moneyed = { reserves: [], payments: [], recoveries: [] }
  return [...days].sort().flatMap((on) => {
    const after = standingAt(claim, on)
    const moved = movedBetween(before, after)
    before = after
    return moved === undefined ? [] : [{ on, ...moved }]
  })
}
