import { expect, it } from 'vitest'
import { exposureOf } from './exposure.ts'
import type { RatingFacts } from './ratingFacts.ts'

const facts = (more: { revenue?: number; noOfEmployees?: number; planAssets?: number } = {}): RatingFacts => {
  const { revenue = 10_000_000, noOfEmployees = 0, planAssets } = more
  return { revenue, noOfEmployees, answers: { planAssets } } as RatingFacts
}

it('what was told is taken as told', () => {
  expect(exposureOf('revenue', facts())).toEqual({ amount: 10_000_000, isAssumed: false })
  expect(exposureOf('employees', facts({ noOfEmployees: 1 }))).toEqual({ amount: 1, isAssumed: false })
  expect(exposureOf('planAssets', facts({ planAssets: 7_000_000 }))).toEqual({ amount: 7_000_000, isAssumed: false })
})

it('what was not told is what companies of the revenue usually have', () => {
  expect(exposureOf('employees', facts())).toEqual({ amount: 50, isAssumed: true })
  expect(exposureOf('employees', facts({ revenue: 50_000 }))).toEqual({ amount: 1, isAssumed: true })
  expect(exposureOf('totalAssets', facts())).toEqual({ amount: 10_000_000, isAssumed: true })
})

it('plans are as large as the people there are, else as those there usually are', () => {
  expect(exposureOf('planAssets', facts({ noOfEmployees: 1 }))).toEqual({ amount: 40_000, isAssumed: true })
  expect(exposureOf('planAssets', facts())).toEqual({ amount: 2_000_000, isAssumed: true })
})
