import { describe, expect, test } from 'vitest'
import { invalidIrpm, irpmModifier } from './irpm.ts'
import { termFactor } from './policyModifiers.ts'
import type { RateBook } from './rateBook.ts'
import { rateBook } from './rateBooks.ts'
import { techEoRate } from './techEoRate.ts'

const us2026 = rateBook('p100-us-2026-1') as RateBook // published

describe('the small rules of a price', () => {
  test('a full year is a full year, leap day or not; other terms are in proportion', () => {
    expect(termFactor({ effectiveDate: '2027-06-01', endDate: '2028-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-06-01', endDate: '2027-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-12-04', endDate: '2027-06-04' })).toBe(0.4986)
  })

  test('the risk modification is one plus the percentages, each within its range', () => {
    expect(irpmModifier({ drPlanning: -10, securityAwareness: 2.5 })).toBe(0.925)
    expect(
      invalidIrpm(us2026, { drPlanning: -10, financialCondition: 7 }).map((entry) => entry.characteristic),
    ).toEqual(['financialCondition'])
  })

  test('technology errors and omissions has a rate per thousand of revenue that falls with size', () => {
    const rate = (revenue: number) =>
      techEoRate(us2026, { revenue, industryCode: '541511', primaryShare: 100, state: 'CA' })
    expect(rate(1_000_000)).toBe(0.7809)
    expect(rate(10_000_000)).toBeLessThan(rate(1_000_000))
  })
})
