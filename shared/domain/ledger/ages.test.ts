import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { ageOf, ages, daysLate, dueOfAge } from './ages.ts'

const today = '2026-12-01'

describe('the age of what is owed', () => {
  it('begins on the day after it was due', () => {
    expect([ageOf({ dueDate: today, today }), daysLate({ dueDate: today, today })]).toEqual([undefined, undefined])
    expect([ageOf({ dueDate: '2026-11-30', today }), daysLate({ dueDate: '2026-11-30', today })]).toEqual(['1-30', 1])
  })

  it('goes by thirty days, and from the ninety-first on by none', () => {
    const after = (days: number) => ageOf({ dueDate: addDays(today, -days), today })
    expect([30, 31, 60, 61, 90, 91, 4000].map(after)).toEqual([
      '1-30',
      '31-60',
      '31-60',
      '61-90',
      '61-90',
      'over-90',
      'over-90',
    ])
  })

  it('has the days between which that was due', () => {
    for (const age of ages) {
      const { first, last } = dueOfAge(age, today)
      expect([ageOf({ dueDate: first ?? '2000-01-01', today }), ageOf({ dueDate: last, today })]).toEqual([age, age])
    }
  })
})
