import { describe, expect, it } from 'vitest'
import { mayAddToCart } from './cart.ts'
import { defaultNeedBy, expiresOn, isExpired, mayNeedBy } from './quoteDates.ts'
import { quoteNumberOf } from './quoteNumber.ts'

describe('dates of a quote', () => {
  it('expires after 30 days or on its effective date', () => {
    expect(expiresOn({ created: '2026-01-01', effectiveDate: '2026-01-15' })).toBe('2026-01-15')
    expect(expiresOn({ created: '2026-01-01', effectiveDate: '2026-03-15' })).toBe('2026-01-31')
    expect(expiresOn({ created: '2026-01-01', effectiveDate: '2026-01-01' })).toBe('2026-01-01')
    expect(isExpired({ expiresOn: '2026-01-15' }, '2026-01-15')).toBe(false)
    expect(isExpired({ expiresOn: '2026-01-15' }, '2026-01-16')).toBe(true)
  })

  it('stands while back-dated cover may still start', () => {
    expect(expiresOn({ created: '2026-01-10', effectiveDate: '2026-01-07' })).toBe('2026-01-14')
  })

  it('is never needed by yesterday', () => {
    expect(mayNeedBy({ needBy: '2026-01-09', today: '2026-01-10' })).toBe(false)
    expect(mayNeedBy({ needBy: '2026-01-10', today: '2026-01-10' })).toBe(true)
    expect(defaultNeedBy('2026-01-28')).toBe('2026-02-04')
  })
})

describe('cart and number', () => {
  it('holds five variations', () => {
    expect(mayAddToCart(4)).toBe(true)
    expect(mayAddToCart(5)).toBe(false)
  })

  it('numbers quotes by region', () => {
    expect(quoteNumberOf('us', 42)).toBe('Q-US-1000042')
    expect(quoteNumberOf('au', 1)).toBe('Q-AU-1000001')
  })
})
