import { describe, expect, test } from 'vitest'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import type { WaterfallKey } from '#shared/domain/rating/waterfall.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { waterfallData } from './priceData.ts'

const rated = (effects: Partial<Record<WaterfallKey, number>>): RatedPremium => {
  const premium = Object.values(effects).reduce((sum, effect) => sum + effect, 0)
  return {
    rateBookVersion: 'b',
    currency: 'USD',
    premium,
    fees: [],
    taxes: [],
    total: premium,
    coverages: [],
    steps: Object.entries(effects).map(([key, effect], index) => ({
      order: index + 1,
      key: key as WaterfallKey, // keys come from the record's type
      coverageId: null,
      table: 't',
      input: 'x',
      factor: 1,
      effect,
      running: 0,
    })),
  }
}

describe('the way to the premium on a document', () => {
  test.each(regionCodes)('says in %s what the schedule says for what the insured bears', (region) => {
    const labels = waterfallData(rated({ baseRate: 100_000, deductible: -12_000 }), region).map(({ label }) => label)
    expect(labels).toEqual(['Base premium for your revenue and coverages', region === 'us' ? 'Deductible' : 'Excess'])
  })

  test('begins with what the screen begins with: the base rate of the coverages chosen', () => {
    const [first, ...rest] = waterfallData(rated({ baseRate: 10_235_776, relativity: -9_180_213 }), 'us')
    expect(first?.effect).toBe(1_055_563)
    expect(rest).toEqual([])
  })

  test('adds up to the premium: what moves less than a whole unit joins the rounding', () => {
    const steps = waterfallData(rated({ baseRate: 100_000, state: 40, rounding: -40 }), 'us')
    expect(steps.map(({ label }) => label)).toEqual(['Base premium for your revenue and coverages'])
    expect(steps.reduce((sum, { effect }) => sum + effect, 0)).toBe(100_000)
  })
})
