import { describe, expect, it } from 'vitest'
import { coolingOffEndsOn } from './coolingOff.ts'

const cover = { effectiveDate: '2026-12-01', timeZone: 'Europe/London' } as const

describe('the cooling-off time', () => {
  it('is a fortnight from the first day of cover in the UK', () => {
    expect(coolingOffEndsOn('uk', { ...cover, confirmedAt: '2026-11-20T10:00:00.000Z' })).toBe('2026-12-15')
  })

  it('is counted from the confirmation where that comes later, by the day where the insured is', () => {
    const sydney = { effectiveDate: '2026-12-01', timeZone: 'Australia/Sydney' } as const
    expect(coolingOffEndsOn('au', { ...sydney, confirmedAt: '2026-12-03T20:00:00.000Z' })).toBe('2026-12-18')
  })

  it('is none in the US', () => {
    expect(coolingOffEndsOn('us', { ...cover, confirmedAt: '2026-11-20T10:00:00.000Z' })).toBeUndefined()
  })
})
