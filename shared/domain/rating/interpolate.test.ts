import { describe, expect, test } from 'vitest'
import { curveOf, interpolate } from './interpolate.ts'

describe('log-linear interpolation', () => {
  const curve = curveOf([
    { at: 1_000_000, value: 1_000 },
    { at: 4_000_000, value: 2_000 },
  ])

  test('gives the published values at the breakpoints and holds them beyond', () => {
    expect(interpolate(curve, { input: 1_000_000, decimals: 2 })).toBe(1_000)
    expect(interpolate(curve, { input: 4_000_000, decimals: 2 })).toBe(2_000)
    expect(interpolate(curve, { input: 10, decimals: 2 })).toBe(1_000)
    expect(interpolate(curve, { input: 9_000_000, decimals: 2 })).toBe(2_000)
  })

  test('is a straight line in the logarithms: halfway on the ratio scale is the geometric mean', () => {
    expect(interpolate(curve, { input: 2_000_000, decimals: 2 })).toBe(1_414.21)
  })
})
