import { describe, expect, it } from 'vitest'
import { catalogue } from '../domain/coverage/catalogue.ts'
import { retentionOptions } from '../domain/coverage/options.ts'
import { regionCodes } from './code.ts'
import { limitsOffered, offeredTerms } from './offered.ts'

describe('what a region has on offer', () => {
  it('is in order, and has whatever the first region has, on which quotes stand everywhere', () => {
    for (const region of regionCodes) {
      const { deductibles } = offeredTerms(region)
      expect(deductibles).toEqual([...new Set(deductibles)].toSorted((a, b) => a - b))
      expect(deductibles).toEqual(expect.arrayContaining([...offeredTerms('us').deductibles]))
      expect(limitsOffered(region)).toEqual([
        1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000, 5_000_000,
      ])
    }
  })

  it('reaches the coverages: each has its region’s figures between its own lowest and highest', () => {
    for (const coverage of catalogue) expect(retentionOptions(coverage, { region: 'us' })).toEqual(coverage.deductibles)
    const [widest] = catalogue.filter(({ deductibles }) => deductibles.length === 8)
    if (widest === undefined) throw new Error('No coverage has every deductible.')
    expect(retentionOptions(widest, { region: 'uk' })).toEqual(offeredTerms('uk').deductibles)
    expect(retentionOptions(widest, { region: 'uk', minimum: 10_000 })).toContain(15_000)
    expect(retentionOptions(widest, { region: 'au' })).toContain(20_000)
  })
})
