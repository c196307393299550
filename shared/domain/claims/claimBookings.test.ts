import { expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { PlaceZone } from '../calendar/timeZone.ts'
import { bookedBy, bookedFiguresOf, bookingsByDays, type ClaimBooking, movedBetween } from './claimBookings.ts'
import type { ToValue } from './valued.ts'

type Claim = Pick<ToValue<string>, 'payments' | 'recoveries' | 'reserves'> & { readonly timeZone: PlaceZone }
const none: Claim = { timeZone: 'America/New_York', reserves: [], payments: [], recoveries: [] }
const reserve = (kind: 'INDEMNITY' | 'RECOVERY', amount: number, day: `${number}-${number}`) =>
  ({ kind, coverageId: 0, amount, at: `2026-${day}T15:00:00.000Z` }) as const
const payment = (paid: number, day: `${number}-${number}`) =>
  ({ kind: 'INDEMNITY', coverageId: 0, paid, status: 'PAID', payout: { paidOn: `2026-${day}` } }) as const

/** A claim after each of its steps, each booked on the day that is given with it. */
const steps: readonly [CalendarDate, Claim][] = [
  ['2026-09-20', { ...none, reserves: [reserve('INDEMNITY', 1000, '09-20')] }],
  ['2026-09-21', { ...none, reserves: [reserve('INDEMNITY', 1000, '09-20'), reserve('RECOVERY', 150, '09-21')] }],
]
const [, reserved] = steps.at(-1) ?? ['2026-09-20', none]
const paid: Claim = { ...reserved, payments: [payment(600, '09-28')] }
const back: Claim = { ...paid, recoveries: [{ amount: 50, receivedOn: '2026-09-29' }] }
const all: readonly [CalendarDate, Claim][] = [...steps, ['2026-10-01', paid], ['2026-10-01', back]]

const booked = all.flatMap(([on, after], index): ClaimBooking[] => {
  const moved = movedBetween(all[index - 1]?.[1] ?? none, after)
  return moved === undefined ? [] : [{ on, ...moved }]
})

it('what was booked of a claim is what it comes to, and by a day what was booked until then', () => {
  expect(bookedBy(booked, '2026-12-31')).toEqual(bookedFiguresOf(back))
  expect(bookedBy(booked, '2026-09-30')).toEqual(bookedFiguresOf(reserved))
  expect(bookedBy(booked, '2026-09-19')).toEqual(bookedFiguresOf(none))
})

it('nothing is booked where nothing moves', () => {
  expect(movedBetween(back, { ...back })).toBeUndefined()
})

it('a claim that was kept without its bookings is counted by the days on which it moved', () => {
  const byDays = bookingsByDays(back)
  expect(byDays.map(({ on }) => on)).toEqual(['2026-09-20', '2026-09-21', '2026-09-28', '2026-09-29'])
  expect(bookedBy(byDays, '2026-09-28')).toEqual(bookedFiguresOf(paid))
  expect(bookedBy(byDays, '2026-12-31')).toEqual(bookedFiguresOf(back))
})
