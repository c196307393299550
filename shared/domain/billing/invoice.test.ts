import { expect, test } from 'vitest'
import { newestAsked } from './invoice.ts'

const revisions = (...totals: readonly number[]) =>
  totals.map((total, index) => ({ revision: index + 1, money: { total } }))

test('the invoice that is offered is the newest that asks for money, not a credit or what moved none after it', () => {
  expect(newestAsked(revisions(100_000))?.revision).toBe(1)
  expect(newestAsked(revisions(100_000, 12_000, 0, -500))?.revision).toBe(2)
  expect(newestAsked(revisions(-500))?.revision).toBe(1)
  expect(newestAsked(revisions(0))).toBeUndefined()
})
