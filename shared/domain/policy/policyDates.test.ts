import { describe, expect, it } from 'vitest'
import { binderExpiresOn, isInRenewalWindow, reinstatementEndsOn, unearnedShare } from './policyDates.ts'
import { policyNumberOf, renewalNumberOf } from './policyNumber.ts'

describe('when coverage begins and ends', () => {
  const term = { effectiveDate: '2026-03-01', endDate: '2027-03-01' } as const

  it('counts what is unearned by days', () => {
    expect(unearnedShare(term, '2026-03-01')).toBe(1)
    expect(unearnedShare(term, '2027-02-28')).toBeCloseTo(1 / 365)
    expect(unearnedShare(term, '2027-04-01')).toBe(0)
  })

  it('has nothing left of a term without a day, and all of it before it begins', () => {
    expect(unearnedShare({ ...term, endDate: term.effectiveDate }, '2026-02-01')).toBe(0)
    expect(unearnedShare(term, '2026-02-01')).toBe(1)
    expect(unearnedShare({ ...term, endDate: '2026-03-02' }, '2026-03-01')).toBe(1)
  })

  it('is renewed in its last 90 days, the last one included, and reinstated within 30', () => {
    const days = ['2026-11-30', '2026-12-01', '2027-03-01', '2027-03-02'] as const
    const endDate = '2027-03-01'
    expect(days.map((today) => isInRenewalWindow({ endDate, today }))).toEqual([false, true, true, false])
    expect(reinstatementEndsOn('2026-03-15')).toBe('2026-04-14')
  })

  it('gives a binder 30 days', () => {
    expect(binderExpiresOn('2026-01-31T15:00:00.000Z', 'America/New_York')).toBe('2026-03-02')
    // Nine in the morning in Sydney is the evening before in Greenwich.
    expect(binderExpiresOn('2026-11-22T22:00:00.000Z', 'Australia/Sydney')).toBe('2026-12-23')
    expect(binderExpiresOn('2026-11-23T03:00:00.000Z', 'America/Los_Angeles')).toBe('2026-12-22')
  })
})

describe('policy numbers', () => {
  it('name carrier, region, counter and term, and a renewal raises the term', () => {
    expect(policyNumberOf('uk', 7)).toBe('PAL-UK-1000007-01')
    expect(renewalNumberOf('PAL-UK-1000007-09')).toBe('PAL-UK-1000007-10')
    expect(renewalNumberOf(policyNumberOf('us', 1))).toBe('PAL-US-1000001-02')
  })
})
