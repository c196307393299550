import { afterEach, describe, expect, it } from 'vitest'
import { factsWith } from '#tests/golden/ratingCases.ts'
import { priceInForce } from './calculation.ts'
import { type CarrierRater, deviationFor, layRater, type RatedBy } from './carrierRater.ts'
import { layOver } from './factorChange.ts'
import { layBooks, rateBook } from './rateBooks.ts'
import { ratePremium } from './ratePremium.ts'

const book = rateBook('p100-us-2026-1') ?? expect.fail()
const oak: CarrierRater = {
  carrierId: 'car_oak',
  name: 'Oak Mutual',
  revision: 3,
  products: ['P100', 'P250'],
  states: [],
  rateBook: book.version,
  effectiveFrom: '2026-06-01',
  effectiveUntil: '2027-06-01',
  deviations: [{ factor: 1.1 }],
}
const facts = factsWith()
const before = priceInForce(facts)
const with_ = (change: Partial<CarrierRater>, of = facts) => {
  layRater({ ...oak, ...change })
  return priceInForce(of)
}

afterEach(() => {
  layRater(undefined)
  layBooks([])
})

describe('the rater of the carrier on whose paper cover is', () => {
  it('moves the price by its factor, in a row of its own that names it and its version', () => {
    const rated = with_({})
    expect(rated.carrierRater).toEqual({ carrierId: 'car_oak', name: 'Oak Mutual', revision: 3, factor: 1.1 })
    const row = rated.steps.find(({ key }) => key === 'carrierRater')
    expect(row).toMatchObject({ table: 'carrierRaters.car_oak', input: 'Oak Mutual, version 3', factor: 1.1 })
    expect(row?.effect).toBeGreaterThan(0)
    expect(rated.premium / before.premium).toBeCloseTo(1.1, 2)
    expect(rated.steps.reduce((sum, { effect }) => sum + effect, 0)).toBe(rated.total)
    expect(rated.coverages.reduce((sum, { premium }) => sum + premium, 0)).toBe(rated.premium)
  })

  it.each<[string, Partial<CarrierRater>]>([
    ['does not take the product', { products: ['ZSP'] }],
    ['does not write the state', { states: ['OR'] }],
    ['is of another book', { rateBook: 'p100-us-2024-1' }],
    ['begins later', { effectiveFrom: '2026-12-05' }],
    ['is over', { effectiveUntil: '2026-12-04' }],
  ])('leaves the price as it was where it %s', (_, change) => {
    expect(with_(change)).toEqual(before)
  })

  it('is told though it moves nothing, and holds for the versions laid over its book', () => {
    const same = with_({ deviations: [] })
    expect(same).toEqual({
      ...before,
      carrierRater: { carrierId: 'car_oak', name: 'Oak Mutual', revision: 3, factor: 1 },
    })
    const over = layOver(book, {
      version: 'p100-us-2026-1.2',
      name: 'Second',
      effectiveFrom: '2026-07-01',
      changes: [],
    })
    layBooks([{ book: over, base: book.version, activatedAt: '2026-06-01T09:00:00.000Z' }])
    expect(with_({})).toMatchObject({ rateBookVersion: over.version, carrierRater: { revision: 3 } })
  })

  it('has the least that a policy costs, where that is more than by the book, and says whose it is', () => {
    const dear = with_({ deviations: [{ factor: 1, minimumPremium: 9_000 }] })
    expect(dear.premium).toBe(900_000)
    expect(dear.steps.find(({ key }) => key === 'minimumPremium')).toMatchObject({
      table: 'carrierRaters.car_oak',
      input: 'Oak Mutual, version 3',
      factor: 9_000,
    })
    const tiny = factsWith({ revenue: 90_000, industryCode: '812112', product: 'P100' }, 'basic')
    const least = with_({ deviations: [{ factor: 0.5, minimumPremium: 100 }] }, tiny)
    expect(least.premium).toBe(50_000)
    expect(least.steps.find(({ key }) => key === 'minimumPremium')).toMatchObject({ table: 'products', input: 'P100' })
  })

  it('counts by what says most of product and state', () => {
    const rows = [
      { factor: 1.1 },
      { state: 'OH', factor: 1.2 },
      { product: 'P250' as const, factor: 1.3 },
      { product: 'P250' as const, state: 'OH', factor: 1.4 },
    ]
    expect(deviationFor(rows, { product: 'P250', state: 'OH' })?.factor).toBe(1.4)
    expect(deviationFor(rows, { product: 'P250', state: 'NY' })?.factor).toBe(1.3)
    expect(deviationFor(rows, { product: 'P100', state: 'OH' })?.factor).toBe(1.2)
    expect(deviationFor(rows, { product: 'P100', state: 'NY' })?.factor).toBe(1.1)
    expect(deviationFor(rows.slice(1), { product: 'P100', state: 'NY' })).toBeUndefined()
  })

  it('never makes a larger limit cheaper, a smaller factor dearer, nor a premium negative', () => {
    const of = (factor: number, limit: number) => with_({ deviations: [{ factor }] }, factsWith({ limit })).premium
    for (const limit of [1_000_000, 2_000_000, 5_000_000]) {
      const byFactor = [0.5, 0.8, 1, 1.2, 2].map((factor) => of(factor, limit))
      expect(byFactor).toEqual(byFactor.toSorted((a, b) => a - b))
    }
    for (const factor of [0.5, 1, 2]) expect(of(factor, 1_000_000)).toBeLessThanOrEqual(of(factor, 5_000_000))
  })

  it('is kept by what was priced: held to its book, it is priced by the same version again, or by none', () => {
    const heldTo = book.version
    const { carrierRater } = with_({})
    layRater({ ...oak, revision: 4, deviations: [{ factor: 1.5 }] })
    const held = (heldRater: RatedBy | undefined) => priceInForce(facts, { ...facts, heldTo, heldRater })
    expect(held(carrierRater)).toEqual(ratePremium(book, facts, carrierRater))
    expect(held(carrierRater).carrierRater?.revision).toBe(3)
    expect(held(undefined)).toEqual(before)
    expect(priceInForce(facts).carrierRater?.revision).toBe(4)
    const later = { ...facts, effectiveDate: '2025-08-01', endDate: '2026-08-01' } as const
    expect(priceInForce(later, { ...later, heldTo, heldRater: carrierRater }).carrierRater).toBeUndefined()
  })
})
