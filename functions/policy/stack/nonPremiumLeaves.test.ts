import { afterEach, describe, expect, it, vi } from 'vitest'
import { withNonPremium } from './nonPremiumLeaves.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a change that costs nothing', () => {
  it('is of no state where the region has none, whatever is written there', () => {
    vi.stubEnv('PALISADE_REGION', 'uk')
    const before = { 'firmographicData.city': 'London' }
    expect(withNonPremium(before, { city: 'Leeds', state: 'Yorkshire' })).toEqual({ 'firmographicData.city': 'Leeds' })
  })

  it('moves nobody to another state', () => {
    vi.stubEnv('PALISADE_REGION', 'au')
    const before = { 'firmographicData.state': 'NSW' }
    expect(withNonPremium(before, { state: 'New South Wales' })).toEqual(before)
    expect(() => withNonPremium(before, { state: 'VIC' })).toThrow(/policy.otherState/)
  })
})
