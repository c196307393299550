import { describe, expect, it } from 'vitest'
import { type ExposedPolicy, exposureOf } from './exposure.ts'

const policy = (id: number, more: Partial<ExposedPolicy> = {}): ExposedPolicy => ({
  id: `pol_${id}`,
  accountId: `acc_${id}`,
  effectiveDate: '2026-03-01',
  limit: 1_000_000,
  state: 'TX',
  premium: 500_00,
  isActive: true,
  neverWas: false,
  ...more,
})
const seven = Array.from({ length: 7 }, (_, index) => policy(index))
const claims = [{ policyId: 'pol_0', incurred: 100_00 }, { policyId: 'pol_0', incurred: 50_00 }, { incurred: 9_00 }]

describe('exposure', () => {
  it('adds policies, limits and losses up by year, limit and territory', () => {
    const told = exposureOf([...seven, policy(7, { effectiveDate: '2025-03-01', isActive: false })], claims, {
      readsTotals: false,
    })
    expect(told.years).toEqual([
      { key: '2025', policies: 1, premium: 500_00, limit: 1_000_000, claims: 0, incurred: 0 },
      { key: '2026', policies: 7, premium: 3_500_00, limit: 7_000_000, claims: 2, incurred: 150_00 },
    ])
    expect(told.limits).toMatchObject([{ key: '1000000', policies: 7 }])
    expect(told.territories).toMatchObject([{ key: 'TX', policies: 7 }])
  })

  it('has no line of what never was cover', () => {
    expect(exposureOf([policy(1, { neverWas: true })], [], { readsTotals: false }).years).toEqual([])
  })

  it('withholds all figures of a line that few policies stand behind, and of the next where that is one alone', () => {
    const three = [1, 2, 3].map((each) => policy(10 + each, { state: 'OR' }))
    const thirteen = Array.from({ length: 13 }, (_, index) => policy(20 + index, { state: 'CA' }))
    const told = exposureOf([...seven, ...three, ...thirteen], claims, { readsTotals: true })
    expect(told.territories).toEqual([
      { key: 'CA', policies: 13, premium: 7_000_00, limit: 13_000_000, claims: 0, incurred: 0 },
      { key: 'OR' },
      { key: 'TX' },
    ])
  })

  it('withholds a line of many policies that are few insureds’', () => {
    const told = exposureOf(
      [...seven, ...[8, 9, 10, 11, 12].map((each) => policy(each, { state: 'OR', accountId: 'acc_one' }))],
      [],
      {
        readsTotals: true,
      },
    )
    expect(told.territories).toEqual([{ key: 'OR' }, { key: 'TX' }])
  })

  it('betrays no premium by the place of a line that is told none', () => {
    const some = (state: string, count: number, premium: number) =>
      Array.from({ length: count }, (_, at) =>
        policy(at, { state, premium, id: `${state}${at}`, accountId: `${state}${at}` }),
      )
    const keysOf = (all: readonly ExposedPolicy[], more = {}) =>
      exposureOf(all, [], { readsTotals: true, ...more }).territories.map(({ key }) => key)
    const told = [...some('CA', 6, 100_00), ...some('TX', 6, 900_00)]
    for (const [ny, wa] of [
      [9_000_00, 1_00],
      [1_00, 9_000_00],
    ] as const)
      expect(keysOf([...told, ...some('NY', 1, ny), ...some('WA', 1, wa)])).toEqual(['TX', 'CA', 'NY', 'WA'])
    expect(keysOf(told, { tellsMoney: false })).toEqual(['CA', 'TX'])
  })

  it('tells a pool how many and for how much, and nothing of the money of its members', () => {
    const told = exposureOf(seven, claims, { readsTotals: true, tellsMoney: false })
    expect(told.years).toEqual([{ key: '2026', policies: 7, limit: 7_000_000 }])
  })

  it('tells a pool how many policies began in a year, as its terms do, and of what is small nothing else', () => {
    const small = Array.from({ length: 3 }, (_, index) => policy(10 + index, { effectiveDate: '2025-03-01' }))
    const told = exposureOf([...seven, ...small], claims, { readsTotals: true, tellsMoney: false })
    expect(told.years).toEqual([
      { key: '2025', policies: 3 },
      { key: '2026', policies: 7 },
    ])
    const others = exposureOf([...seven, ...small], claims, { readsTotals: true })
    expect(others.years.every(({ policies }) => policies === undefined)).toBe(true)
  })
})
