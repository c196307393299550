import { describe, expect, it } from 'vitest'
import { binderExpiresOn, endorsementWindow, isInTerm, unearnedShare } from './policyDates.ts'
import { policyNumberOf, policyNumberPattern, renewalNumberOf, withoutCarrierPrefix } from './policyNumber.ts'

describe('when coverage begins and ends', () => {
  const term = { effectiveDate: '2026-03-01', endDate: '2027-03-01', timeZone: 'America/Los_Angeles' }

  it('covers the first minute and not the last', () => {
    expect(isInTerm(term, '2026-03-01T08:00:59Z')).toBe(false)
    expect(isInTerm(term, '2026-03-01T08:01:00Z')).toBe(true)
    expect(isInTerm(term, '2027-03-01T08:00:59.999Z')).toBe(true)
    expect(isInTerm(term, '2027-03-01T08:01:00Z')).toBe(false)
  })

  it('counts what is unearned by days', () => {
    expect(unearnedShare(term, '2026-03-01')).toBe(1)
    expect(unearnedShare(term, '2027-02-28')).toBeCloseTo(1 / 365)
    expect(unearnedShare(term, '2027-04-01')).toBe(0)
  })

  it('gives a binder 30 days and an endorsement 14 back to 30 ahead', () => {
    expect(binderExpiresOn('2026-01-31')).toBe('2026-03-02')
    expect(endorsementWindow('2026-03-15')).toEqual({
      minDate: '2026-03-01',
      maxDate: '2026-04-14',
      earliestEnd: '2023-03-15',
    })
  })
})

describe('policy numbers', () => {
  it('name carrier, region, counter and term, and a renewal raises the term', () => {
    expect(policyNumberOf('uk', 7)).toBe('PAL-UK-1000007-01')
    expect(renewalNumberOf('PAL-UK-1000007-09')).toBe('PAL-UK-1000007-10')
    expect(renewalNumberOf(policyNumberOf('us', 1))).toMatch(policyNumberPattern)
    expect(withoutCarrierPrefix('PAL-UK-1000007-01')).toBe('UK-1000007-01')
  })
})
