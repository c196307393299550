import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import {
  addedAfter,
  askedOf,
  instalmentStandings,
  nextInstalment,
  scheduleOf,
  scheduleWith,
} from './instalmentSchedule.ts'
import { instalmentPlan } from './instalments.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const schedule = scheduleOf(20_000, instalmentPlan(80_000, '2026-12-19'), '2026-11-20')
const standing = (charged: number, paid: number, today: CalendarDate) =>
  instalmentStandings(schedule, { charged, paid, today })

describe('the schedule of a plan', () => {
  it('begins with the down payment and adds up to what is owed', () => {
    expect(schedule).toHaveLength(11)
    expect(schedule[0]).toEqual({ number: 0, dueDate: '2026-11-20', amount: 20_000 })
    expect(schedule[1]).toEqual({ number: 1, dueDate: '2026-12-20', amount: 8_000 })
    expect(sum(schedule.map(({ amount }) => amount))).toBe(100_000)
  })

  it('says what was paid on each, oldest first, and which is late', () => {
    const parts = standing(100_000, 31_000, '2027-02-01')
    expect(parts.slice(0, 4).map(({ paid, state }) => [paid, state])).toEqual([
      [20_000, 'PAID'],
      [8_000, 'PAID'],
      [3_000, 'OVERDUE'],
      [0, 'UPCOMING'],
    ])
    expect(nextInstalment(parts)).toMatchObject({ number: 2, dueDate: '2027-01-20' })
    expect(standing(100_000, 31_000, '2027-01-20')[2]?.state).toBe('PARTLY')
  })

  it('asks for the part that comes next, and for all that is late once something is', () => {
    const asked = (paid: number, today: CalendarDate) => askedOf(standing(100_000, paid, today))
    expect(asked(20_000, '2026-12-20')).toEqual({ amount: 8_000, dueDate: '2026-12-20', isLate: false })
    expect(asked(23_000, '2026-12-20')).toEqual({ amount: 5_000, dueDate: '2026-12-20', isLate: false })
    expect(asked(23_000, '2027-02-01')).toEqual({ amount: 13_000, dueDate: '2026-12-20', isLate: true })
    expect(asked(100_000, '2027-02-01')).toBeUndefined()
  })

  it('loses its last instalments when premium is returned', () => {
    const parts = standing(37_000, 28_000, '2027-01-01')
    expect(parts.map(({ amount }) => amount)).toEqual([20_000, 8_000, 8_000, 1_000, 0, 0, 0, 0, 0, 0, 0])
    expect(parts.at(-1)?.state).toBe('PAID')
  })

  it('is what is charged and what is paid of it, whatever happens', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (down, rest, charged, paid) => {
        const parts = instalmentStandings(scheduleOf(down, instalmentPlan(rest, '2026-12-19'), '2026-11-20'), {
          charged,
          paid,
          today: '2027-03-01',
        })
        expect(sum(parts.map(({ amount }) => amount))).toBe(charged)
        expect(sum(parts.map((part) => part.paid))).toBe(Math.min(paid, charged))
        for (const part of parts) expect(part.paid).toBeLessThanOrEqual(part.amount)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a plan whose policy is changed', () => {
  const amountsOf = (parts: ReturnType<typeof scheduleWith>) => parts.map(({ amount }) => amount)
  const endorsed = (change: number, on: CalendarDate, { charged = 100_000, added = [] as Added } = {}) =>
    addedAfter(schedule, added, { change, charged, on })
  type Added = ReturnType<typeof addedAfter>

  it('spreads what is charged over the instalments still to come, and leaves the down payment as it was agreed', () => {
    const added = endorsed(10_003, '2026-11-15')
    expect(added).toEqual([{ on: '2026-11-15', amount: 10_003 }])
    const parts = scheduleWith(schedule, added)
    expect(amountsOf(parts)).toEqual([20_000, ...Array(9).fill(9_000), 9_003])
    expect(sum(amountsOf(parts))).toBe(110_003)
  })

  it('leaves alone what is due within a week, which has been asked for', () => {
    expect(amountsOf(scheduleWith(schedule, endorsed(800, '2027-01-13'))).slice(0, 4)).toEqual([
      20_000, 8_000, 8_000, 8_100,
    ])
    expect(amountsOf(scheduleWith(schedule, endorsed(900, '2027-01-12'))).slice(0, 4)).toEqual([
      20_000, 8_000, 8_100, 8_100,
    ])
  })

  it('bills it at once where no instalment is left, by itself and due in a week: it is not late on the day it is charged', () => {
    const parts = scheduleWith(schedule, endorsed(5_000, '2027-10-01'))
    expect(parts.at(-1)).toEqual({ number: 11, dueDate: '2027-10-08', amount: 5_000, billedAtOnce: true })
    const standings = instalmentStandings(parts, { charged: 105_000, paid: 100_000, today: '2027-10-01' })
    expect(askedOf(standings)).toEqual({ amount: 5_000, dueDate: '2027-10-08', isLate: false })
  })

  it('is as it was once the change is taken back, whatever was changed before it', () => {
    const once = endorsed(10_000, '2026-11-25')
    const twice = endorsed(3_000, '2027-03-01', { charged: 110_000, added: once })
    expect(endorsed(-3_000, '2027-04-01', { charged: 113_000, added: twice })).toEqual(once)
    expect(endorsed(-4_000, '2027-04-01', { charged: 113_000, added: twice })).toEqual([
      { on: '2026-11-25', amount: 9_000 },
    ])
    expect(endorsed(-50_000, '2027-04-01', { charged: 113_000, added: twice })).toEqual([])
  })

  it('first charges again what was returned, on the parts that it was taken off', () => {
    expect(endorsed(6_000, '2027-01-02', { charged: 94_000 })).toEqual([])
    expect(endorsed(7_000, '2027-01-02', { charged: 94_000 })).toEqual([{ on: '2027-01-02', amount: 1_000 }])
  })

  it('adds up to what is charged, in the order of its days, however it is changed', () => {
    const deed = fc.record({ change: fc.integer({ min: -60_000, max: 60_000 }), day: fc.integer({ min: 0, max: 330 }) })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
        let added: Added = []
        let charged = 100_000
        for (const { change: any, day } of deeds.toSorted((one, other) => one.day - other.day)) {
          const change = Math.max(any, 0 - charged)
          const on = new Date(Date.UTC(2026, 10, 10 + day)).toISOString().slice(0, 10) as CalendarDate
          added = addedAfter(schedule, added, { change, charged, on })
          charged += change
          const parts = scheduleWith(schedule, added)
          const standings = instalmentStandings(parts, { charged, paid: 0, today: on })
          expect(sum(standings.map(({ amount }) => amount))).toBe(charged)
          expect(sum(amountsOf(parts))).toBeGreaterThanOrEqual(charged)
          expect(parts[0]).toEqual(schedule[0])
          expect(parts.map(({ dueDate }) => dueDate)).toEqual(parts.map(({ dueDate }) => dueDate).toSorted())
        }
      }),
    )
  })
})
