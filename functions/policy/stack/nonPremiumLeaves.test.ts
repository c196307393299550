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
    expect(() => withNonPremium(before, { zipCode: '3000' })).toThrow(/policy.otherState/)
    expect(() => withNonPremium(before, { zipCode: '20000' })).toThrow(/request.unfit/)
    expect(withNonPremium(before, { zipCode: '2620' })).toMatchObject({
      'firmographicData.zipCode': '2620',
    })
  })

  it('moves nobody out of the region, and leaves a postcode of before as it is', () => {
    vi.stubEnv('PALISADE_REGION', 'uk')
    expect(() => withNonPremium({}, { zipCode: 'JE2 3AB' })).toThrow(/request.unfit/)
    expect(withNonPremium({}, { zipCode: 'LS1 4AP' })).toEqual({ 'firmographicData.zipCode': 'LS1 4AP' })
    const former = { 'firmographicData.zipCode': 'none' }
    expect(withNonPremium(former, { zipCode: 'none', city: 'Leeds' })).toMatchObject(former)
  })
})
