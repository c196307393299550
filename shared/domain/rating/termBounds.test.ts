import { expect, it } from 'vitest'
import { termBounds } from './termBounds.ts'

it('offers a small and harmless risk all there is', () => {
  expect(termBounds(5_000_000, 2)).toEqual({ minimumRetention: 1_000, maximumLimit: 5_000_000 })
})

it('asks more and writes less the larger and the more hazardous the risk is', () => {
  expect(termBounds(5_000_000, 6)).toEqual({ minimumRetention: 10_000, maximumLimit: 3_000_000 })
  expect(termBounds(100_000_000, 3)).toEqual({ minimumRetention: 25_000, maximumLimit: 5_000_000 })
  expect(termBounds(600_000_000, 5)).toEqual({ minimumRetention: 250_000, maximumLimit: 2_000_000 })
  expect(termBounds(2_000_000_000, 1)).toEqual({ minimumRetention: 250_000, maximumLimit: 3_000_000 })
})
