import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { rateBookFor } from '../rating/rateBooks.ts'
import { taxesOn } from '../rating/taxes/taxesOn.ts'
import { bookedUpTo, followedOf, layerCoverages, layerPremium, ownPremium, ratedLayer } from './excessPrice.ts'

const coverage = (id: number, limit: number | null): SelectedCoverage => ({
  coverageId: id as SelectedCoverage['coverageId'], // an id of the catalogue
  limit,
  retention: 25_000,
  waitingPeriod: null,
  retroActivePeriod: -1,
  retroActiveDate: null,
})
const tria = coverageId('TRIA')
const coverages = [coverage(1, 1_000_000), coverage(2, 1_000_000), coverage(3, 250_000), coverage(tria, 1_000_000)]
const primary = {
  policyNumber: 'PAL-US-1000042-01',
  limit: 1_000_000,
  coverages,
  price: [
    { coverageId: coverages[0]?.coverageId ?? tria, premium: 600_000 },
    { coverageId: coverages[1]?.coverageId ?? tria, premium: 400_000 },
    { coverageId: coverages[2]?.coverageId ?? tria, premium: 90_000 },
    { coverageId: tria, premium: 10_000 },
  ],
  term: { effectiveDate: '2026-06-01', endDate: '2027-06-01' },
} as const
const book = rateBookFor('us', 'P100', '2026-06-01')
const priced = (attachmentPoint: number, limit: number, from: CalendarDate = '2026-06-01') => {
  if (book === undefined) throw new Error('There is no book.')
  return layerPremium(primary, { layer: { attachmentPoint, limit }, from, book, minimumPremium: 500 })
}

describe('the price of an excess layer', () => {
  it('follows what is insured to the whole limit, and neither sublimits nor terrorism cover', () => {
    const { followed, notFollowed } = followedOf(primary)
    expect(followed.map((each) => each.coverageId)).toEqual([1, 2])
    expect(notFollowed).toEqual([3, tria])
    expect(layerCoverages(followed, { attachmentPoint: 1_000_000, limit: 2_000_000 })[0]).toMatchObject({
      limit: 2_000_000,
      retention: 1_000_000,
    })
  })

  it('is the part by which the factor of the limit rises within it', () => {
    // 1.38 - 1 and 1.68 - 1.38 of 10,000.00.
    expect(priced(1_000_000, 1_000_000)?.premium).toBe(380_000)
    expect(priced(2_000_000, 1_000_000)?.premium).toBe(300_000)
    expect(priced(1_000_000, 2_000_000)?.premium).toBe(680_000)
  })

  it('is by days where the term has begun, in whole units, and never below the minimum', () => {
    const half = priced(1_000_000, 2_000_000, '2026-12-01')
    expect(half?.premium).toBe(Math.round((6_800 * 182) / 365) * 100)
    expect(priced(9_000_000, 10_000)?.premium).toBe(50_000)
  })

  it('is the underwriter’s beyond what the book prices', () => {
    expect(book && bookedUpTo(book)).toBe(10_000_000)
    expect(priced(5_000_000, 6_000_000)).toBeUndefined()
  })

  it('shares the premium to its coverages, bears the taxes of its own and explains itself to the cent', () => {
    const layer = { attachmentPoint: 1_000_000, limit: 2_000_000 }
    const own = ownPremium(100_100, layer)
    const rated = ratedLayer(own, {
      coverages: layerCoverages(followedOf(primary).followed, layer),
      price: primary.price,
      taxes: taxesOn(100_100, [], { region: 'us', state: 'CA', surplus: true, effectiveDate: '2026-06-01' }),
      currency: 'USD',
      rateBookVersion: '',
    })
    expect(rated.coverages.map(({ premium }) => premium)).toEqual([60_100, 40_000])
    expect(rated.taxes.map(({ amount }) => amount)).toEqual([3_003, 180])
    expect(rated.total).toBe(103_283)
    expect(rated.steps.reduce((sum, { effect }) => sum + effect, 0)).toBe(rated.total)
  })
})
