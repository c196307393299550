import { describe, expect, it } from 'vitest'
import { type RaterTerms, raterChanges } from './raterChanges.ts'

const terms: RaterTerms = {
  name: 'Oak Mutual',
  products: ['P100', 'P250'],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-06-01',
  effectiveUntil: null,
  deviations: [{ factor: 1.1 }, { product: 'P250', state: 'OH', factor: 0.9, minimumPremium: 2_000 }],
}
const changed = (change: Partial<RaterTerms>) => raterChanges(terms, { ...terms, ...change })

describe('what changed between two versions of a rater', () => {
  it('is nothing where they say the same, in whatever order', () => {
    expect(changed({ products: ['P250', 'P100'], deviations: terms.deviations?.toReversed() })).toEqual([])
    expect(raterChanges({ ...terms, deviations: undefined }, { ...terms, deviations: [] })).toEqual([])
  })

  it('is told for what it takes, where, by which book and when, with what it was and is', () => {
    expect(changed({ rateBook: 'p100-us-2024-1', states: ['OH'], effectiveUntil: '2027-06-01' })).toEqual([
      { field: 'rateBook', before: 'p100-us-2026-1', after: 'p100-us-2024-1' },
      { field: 'states', before: [], after: ['OH'] },
      { field: 'effectiveUntil', before: null, after: '2027-06-01' },
    ])
    expect(changed({ name: 'Oak', products: ['P100'], effectiveFrom: '2026-07-01' }).map(({ field }) => field)).toEqual(
      ['name', 'products', 'effectiveFrom'],
    )
  })

  it('is told for every deviation by what it is about: moved, new, or gone', () => {
    const oh = { product: 'P250' as const, state: 'OH' }
    expect(changed({ deviations: [{ factor: 1.2 }, { ...oh, factor: 0.9 }, { state: 'TX', factor: 1.3 }] })).toEqual([
      { field: 'factor', product: undefined, state: undefined, before: 1.1, after: 1.2 },
      { field: 'minimumPremium', ...oh, before: 2_000, after: undefined },
      { field: 'factor', product: undefined, state: 'TX', before: undefined, after: 1.3 },
    ])
    expect(changed({ deviations: [{ factor: 1.1 }] })).toEqual([
      { field: 'factor', ...oh, before: 0.9, after: undefined },
      { field: 'minimumPremium', ...oh, before: 2_000, after: undefined },
    ])
  })
})
