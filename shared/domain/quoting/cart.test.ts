import { expect, it } from 'vitest'
import { twinOf } from './cart.ts'

const variation = (id: string, changes: object = {}) => ({
  id,
  product: 'P100',
  isSurplus: false,
  calculatorGeneratedData: {
    aggregateLimit: 1_000_000,
    deductible: 10_000,
    effectiveDate: '2026-12-04',
    endDate: '2027-12-04',
    coverages: { 1: { selected: true, limit: 1_000_000 } },
    ...changes,
  },
})

it('a variation that asks for the very same as another one of the cart has a twin, whatever its package and price', () => {
  const first = variation('a')
  expect(twinOf(variation('b', { presets: 2, totalPremium: 5 }), [first])).toBe(first)
  expect(twinOf(first, [first])).toBeUndefined()
})

it('another limit, deductible, start, paper, product or coverage makes another variation', () => {
  const cart = [variation('a')]
  for (const changes of [
    { aggregateLimit: 2_000_000 },
    { deductible: 25_000 },
    { effectiveDate: '2026-12-05' },
    { coverages: { 1: { selected: true, limit: 500_000 } } },
  ])
    expect(twinOf(variation('b', changes), cart)).toBeUndefined()
  expect(twinOf({ ...variation('b'), isSurplus: true }, cart)).toBeUndefined()
  expect(twinOf({ ...variation('b'), product: 'P250' }, cart)).toBeUndefined()
})
