import { describe, expect, it } from 'vitest'
import { manuscriptNumberOf, takesFiledWordingOnly, wrongDay } from './manuscript.ts'

const term = { effectiveDate: '2026-01-01', expirationDate: '2027-01-01' } as const
const today = '2026-06-01'

describe('an endorsement written for one cover', () => {
  it('is refused on admitted paper in the US alone, where wording is filed', () => {
    expect(takesFiledWordingOnly({ region: 'us', isSurplus: false })).toBe(true)
    expect(takesFiledWordingOnly({ region: 'us', isSurplus: true })).toBe(false)
    expect(takesFiledWordingOnly({ region: 'uk', isSurplus: false })).toBe(false)
    expect(takesFiledWordingOnly({ region: 'au', isSurplus: false })).toBe(false)
  })

  it('counts from a day of the term', () => {
    expect(wrongDay({ effect: 'BROADENS', day: '2025-12-31', today, term })).toContain('term')
    expect(wrongDay({ effect: 'BROADENS', day: '2026-01-01', today, term })).toBeUndefined()
    expect(wrongDay({ effect: 'CLARIFIES', day: '2026-12-31', today, term })).toBeUndefined()
    expect(wrongDay({ effect: 'CLARIFIES', day: '2027-01-01', today, term })).toContain('term')
  })

  it('never restricts cover backwards', () => {
    expect(wrongDay({ effect: 'RESTRICTS', day: '2026-05-31', today, term })).toContain('backwards')
    expect(wrongDay({ effect: 'RESTRICTS', day: today, today, term })).toBeUndefined()
  })

  it('has a number of its own', () => {
    expect(manuscriptNumberOf(42)).toBe('PAL-MAN-0042')
    expect(manuscriptNumberOf(12_345)).toBe('PAL-MAN-12345')
  })
})
