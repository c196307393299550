import { describe, expect, it } from 'vitest'
import { factsWith } from '#tests/golden/ratingCases.ts'
import { type Dislocation, dislocated, emptyDislocation } from './dislocation.ts'
import { type FactorChange, layOver } from './factorChange.ts'
import { rateBook } from './rateBooks.ts'
import { ratePremium } from './ratePremium.ts'
import type { RatingFacts } from './ratingFacts.ts'

const base = rateBook('p100-us-2026-1') ?? expect.fail()

/** The report on one policy by a version that sets something anew. */
const by = (changes: readonly FactorChange[], facts: RatingFacts = factsWith({ product: 'P100' })): Dislocation => {
  const version = layOver(base, { version: 'p100-us-2026-1.2', name: 'Second', effectiveFrom: '2026-07-01', changes })
  const [before, after] = [base, version].map((book) => ({ rated: ratePremium(book, facts), outcome: 'READY' }))
  const policy = { policyId: 'pol_1', policyNumber: 'PAL-1', companyName: 'Acme', before }
  return dislocated(emptyDislocation('2026-11-20T00:00:00.000Z', 'Nora'), {
    ...policy,
    after: after && { ...after, reasons: [] },
  })
}

describe('why a version moves a policy', () => {
  it('is what the version sets anew, and nothing that follows from it', () => {
    const raised = base.baseRates.map(({ at, value }) => ({
      table: 'baseRates' as const,
      row: String(at),
      value: value * 1.1,
    }))
    const [moved] = by(raised).losers
    expect(moved?.because.map(({ key }) => key)).toEqual(['baseRate'])
    expect(moved?.because[0]?.difference).toBeCloseTo((moved?.after ?? 0) - (moved?.before ?? 0), -2)
  })

  it('is told of each table where it sets several', () => {
    const [moved] = by([
      { table: 'hazardFactors', row: '3', value: base.hazardFactors[3] * 0.98 },
      { table: 'stateFactors', row: 'OH', value: 0.9 },
    ]).winners
    expect(moved?.because.map(({ key }) => key)).toEqual(['state', 'hazardGroup'])
    expect(moved?.because.every(({ difference }) => difference < 0)).toBe(true)
  })
})
