import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { askedOf, instalmentStandings, nextInstalment, scheduleOf } from './instalmentSchedule.ts'
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
