import { expect, it } from 'vitest'
import { totalRevenueOf } from './totalRevenue.ts'

it('adds what is earned abroad to what is earned at home', () => {
  expect(totalRevenueOf({ revenue: 1_000_000, nonUsRevenue: 500_000_000 })).toBe(501_000_000)
  expect(totalRevenueOf({ revenue: 1_000_000 })).toBe(1_000_000)
})

it('believes a total that is more than its parts, and none that is less', () => {
  expect(totalRevenueOf({ revenue: 1_000_000, totalRevenue: 9_000_000 })).toBe(9_000_000)
  expect(totalRevenueOf({ revenue: 1_000_000, nonUsRevenue: 2_000_000, totalRevenue: 1_000_000 })).toBe(3_000_000)
})

it('is not known while the revenue at home is not, and never beyond a trillion', () => {
  expect(totalRevenueOf({ nonUsRevenue: 5 })).toBeUndefined()
  expect(totalRevenueOf({ revenue: 1_000_000_000_000, nonUsRevenue: 1 })).toBe(1_000_000_000_000)
})
