import { describe, expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { newSelection, underwrittenSelection } from './selectionOf.ts'

const social = String(coverageId('SOCIAL_ENGINEERING'))
const liability = String(coverageId('LIABILITY'))
const bought = {
  [social]: { selected: true, limit: 100_000, deductible: { value: 25_000 } },
  [liability]: {
    selected: true,
    limit: 1_000_000,
    deductible: { value: 10_000 },
    retroActivePeriod: { value: -1 as const, asDate: null },
  },
}
const of = { bought, region: 'us' } as const
const preset = newSelection({ deductible: 25_000 }, '2026-04-01')
const custom = newSelection({ deductible: 25_000, coverages: bought }, '2026-04-01')

describe('a selection that an underwriter changes', () => {
  it('leaves the rest of a coverage as it is', () => {
    const coverages = { [social]: { selected: true, deductible: { value: 50_000 } } }
    for (const selection of [preset, custom])
      expect(underwrittenSelection(selection, { coverages }, of).coverages).toEqual({
        ...bought,
        [social]: { selected: true, limit: 100_000, deductible: { value: 50_000 } },
      })
  })

  it('has coverages follow the whole as far as they did, and keep what is their own', () => {
    const { global, coverages } = underwrittenSelection(custom, { deductible: 50_000 }, of)
    expect(global.deductible).toBe(50_000)
    expect(coverages[social]).not.toHaveProperty('deductible')
    expect(coverages[liability]).toMatchObject({ deductible: { value: 10_000 } })
  })

  it('has them reach back to the date of the whole', () => {
    const { global, coverages } = underwrittenSelection(custom, { retroActivePeriodAsDate: '2024-01-01' }, of)
    expect(global.retroActivePeriodAsDate).toBe('2024-01-01')
    expect(coverages[liability]).not.toHaveProperty('retroActivePeriod')
  })

  it('of a package that nobody chose from follows the package', () => {
    expect(underwrittenSelection(preset, { limit: 2_000_000 }, of)).toMatchObject({
      global: { preset: preset.global.preset, limit: 2_000_000 },
      coverages: {},
    })
  })
})
