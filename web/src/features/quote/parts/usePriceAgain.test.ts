import { expect, test } from 'vitest'
import { Problem } from '#web/api/problem.ts'
import { isBeingPriced } from './usePriceAgain.ts'

test('who asks for a price while the platform is at it is told nothing, and waits for it', () => {
  expect(isBeingPriced(new Problem({ status: 409, code: 'quote.beingPriced' }))).toBe(true)
  expect(isBeingPriced(new Problem({ status: 409, code: 'quote.actionNotAllowed' }))).toBe(false)
  expect(isBeingPriced(new Error('quote.beingPriced'))).toBe(false)
})
