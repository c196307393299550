import { expect, it } from 'vitest'
import { quarterOf, reviewDueOn } from './accessReview.ts'

it('a quarter is named by its year', () => {
  expect(quarterOf('2026-01-01')).toBe('2026-Q1')
  expect(quarterOf('2026-03-31')).toBe('2026-Q1')
  expect(quarterOf('2026-04-01')).toBe('2026-Q2')
  expect(quarterOf('2026-12-31')).toBe('2026-Q4')
})

it('a review is due after thirty days', () => {
  expect(reviewDueOn('2026-01-05')).toBe('2026-02-04')
})
