import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customaryShortRate } from './shortRate.ts'

describe('the customary short-rate table', () => {
  it.each([
    [1, 5],
    [30, 19],
    [60, 27],
    [90, 35],
    [181, 60],
    [182, 60],
    [183, 61],
    [270, 80],
    [360, 99],
    [365, 100],
  ])('has earned on day %i of a year %i percent', (day, percent) => {
    expect(customaryShortRate(day / 365)).toBe(percent / 100)
  })

  it('earns nothing before the first day, and is in proportion for a leap year and for a shorter term', () => {
    expect(customaryShortRate(0)).toBe(0)
    expect(customaryShortRate(183 / 366)).toBe(0.61)
    expect(customaryShortRate(90 / 180)).toBe(0.61)
    expect(customaryShortRate(366 / 366)).toBe(1)
  })

  it('never earns less than by days, nor less on a later day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), (day) => {
        const earned = customaryShortRate(day / 366)
        expect(earned).toBeGreaterThanOrEqual(day / 366 - 0.0001)
        expect(earned).toBeGreaterThanOrEqual(customaryShortRate((day - 1) / 366))
      }),
    )
  })
})
