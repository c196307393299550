import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import type { PolicyTransaction } from './policyTransaction.ts'
import { noMoney } from './policyTransaction.ts'
import { premiumByMonth, summedByMonth } from './premiumByMonth.ts'

const coverages = [{ coverageId: coverageId('LIABILITY'), premium: 365_000 }]
const bound: PolicyTransaction = {
  revision: 1,
  kind: 'NEW_BUSINESS',
  effectiveDate: '2026-01-01',
  known: '2025-12-15T12:00:00Z',
  by: 'usr_1',
  changes: [],
  prices: [{ from: '2026-01-01', coverages }],
  money: { ...noMoney, coverages, premium: 365_000, total: 365_000 },
  documents: [],
  postings: [],
}
const cancelled: PolicyTransaction = {
  ...bound,
  revision: 2,
  kind: 'CANCELLATION',
  effectiveDate: '2026-02-15',
  known: '2026-02-15T12:00:00Z',
  prices: [],
  endsOn: '2026-02-15',
  money: { ...noMoney, premium: -320_000, total: -320_000 },
}
const policy = (stack: readonly PolicyTransaction[]) => ({
  stack,
  term: { effectiveDate: '2026-01-01', endDate: '2027-01-01' } as const,
  timeZone: 'America/New_York' as never,
})

describe('premium month by month', () => {
  it('is written when it became known, and earned by the days of each month', () => {
    expect(premiumByMonth(policy([bound]), ['2025-11', '2025-12', '2026-01', '2026-02'], '2026-12-31')).toEqual([
      { month: '2025-11', written: 0, earned: 0, unearned: 0 },
      { month: '2025-12', written: 365_000, earned: 0, unearned: 365_000 },
      { month: '2026-01', written: 0, earned: 31_000, unearned: 334_000 },
      { month: '2026-02', written: 0, earned: 28_000, unearned: 306_000 },
    ])
  })

  it('is earned to the end once it is cancelled, and what is returned is written less', () => {
    expect(premiumByMonth(policy([bound, cancelled]), ['2026-01', '2026-02', '2026-03'], '2026-12-31')).toEqual([
      { month: '2026-01', written: 0, earned: 31_000, unearned: 334_000 },
      { month: '2026-02', written: -320_000, earned: 14_000, unearned: 0 },
      { month: '2026-03', written: 0, earned: 0, unearned: 0 },
    ])
  })

  it('is earned up to today in the month that runs', () => {
    expect(premiumByMonth(policy([bound]), ['2026-01', '2026-02'], '2026-01-11')).toEqual([
      { month: '2026-01', written: 0, earned: 10_000, unearned: 355_000 },
      { month: '2026-02', written: 0, earned: 0, unearned: 355_000 },
    ])
  })

  it('sums up over policies', () => {
    const months = ['2026-01'] as const
    const one = premiumByMonth(policy([bound]), months, '2026-12-31')
    expect(summedByMonth(months, [one, one])).toEqual([
      { month: '2026-01', written: 0, earned: 62_000, unearned: 668_000 },
    ])
  })
})
