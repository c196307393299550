import { expect, it } from 'vitest'
import { termBounds } from './termBounds.ts'

it('offers a small and harmless risk all there is', () => {
  expect(termBounds({ revenue: 5_000_000, hazardGroup: 2 }, 'us')).toEqual({
    minimumRetention: 1_000,
    maximumLimit: 5_000_000,
  })
})

it('asks more and writes less the larger and the more hazardous the risk is', () => {
  expect(termBounds({ revenue: 5_000_000, hazardGroup: 6 }, 'us')).toEqual({
    minimumRetention: 10_000,
    maximumLimit: 3_000_000,
  })
  expect(termBounds({ revenue: 100_000_000, hazardGroup: 3 }, 'us')).toEqual({
    minimumRetention: 25_000,
    maximumLimit: 5_000_000,
  })
  expect(termBounds({ revenue: 600_000_000, hazardGroup: 5 }, 'us')).toEqual({
    minimumRetention: 250_000,
    maximumLimit: 2_000_000,
  })
  expect(termBounds({ revenue: 2_000_000_000, hazardGroup: 1 }, 'us')).toEqual({
    minimumRetention: 250_000,
    maximumLimit: 3_000_000,
  })
})
