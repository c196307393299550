import { describe, expect, it } from 'vitest'
import { industryDistribution } from '#shared/domain/risk/industryAverage.ts'
import { betterThan } from './betterThan.ts'

describe('a score among those of its industry', () => {
  const bands = industryDistribution('trade')

  it('is better than nobody at nought and than all at a hundred', () => {
    expect(betterThan(bands, 0)).toBe(0)
    expect(betterThan(bands, 100)).toBeCloseTo(1)
  })

  it('is better than about half at the average', () => {
    expect(betterThan(bands, 57)).toBeGreaterThan(0.45)
    expect(betterThan(bands, 57)).toBeLessThan(0.55)
  })
})
