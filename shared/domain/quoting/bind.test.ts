import { describe, expect, it } from 'vitest'
import { authorityOf, automatedAuthority, beyondAuthority } from './authority.ts'
import { type BindableQuote, mayBind } from './bind.ts'
import { mayAddToCart, mayRequestCart } from './cart.ts'
import { defaultNeedBy, expiresOn, mayNeedBy } from './quoteDates.ts'
import { quoteNumberOf, quoteNumberPattern } from './quoteNumber.ts'

const quote: BindableQuote = {
  status: 'SIGNED',
  expiresOn: '2026-03-31',
  totalPremium: 250_000,
  policyHolder: { firstName: 'Ida', lastName: 'Moreau', email: 'ida@moreau.example', phone: '14155550132' },
}

describe('binding', () => {
  it('binds a signed quote on the day it expires, and not the day after', () => {
    expect(mayBind(quote, '2026-03-31')).toEqual({ ok: true })
    expect(mayBind(quote, '2026-04-01')).toEqual({ ok: false, code: 'quote.expired', expiresOn: '2026-03-31' })
  })

  it('refuses to bind a quote that was referred', () => {
    expect(mayBind({ ...quote, status: 'REFERRED' }, '2026-03-01')).toMatchObject({ code: 'quote.notAllowed' })
  })

  it('refuses to bind without a policy holder who can be reached', () => {
    const { policyHolder: _, ...anonymous } = quote
    expect(mayBind(anonymous, '2026-03-01')).toEqual({ ok: false, code: 'quote.needsContact' })
  })

  it('refuses to bind at a price nobody agreed to and names the difference', () => {
    expect(mayBind(quote, '2026-03-01', 240_000)).toEqual({
      ok: false,
      code: 'quote.priceChanged',
      shown: 240_000,
      current: 250_000,
      difference: 10_000,
    })
  })
})

describe('dates of a quote', () => {
  it('expires after 30 days or on its effective date', () => {
    expect(expiresOn('2026-01-01', '2026-01-15')).toBe('2026-01-15')
    expect(expiresOn('2026-01-01', '2026-03-15')).toBe('2026-01-31')
  })

  it('stands while back-dated cover may still start', () => {
    expect(expiresOn('2026-01-10', '2026-01-07')).toBe('2026-01-14')
  })

  it('is never needed by yesterday', () => {
    expect(mayNeedBy('2026-01-09', '2026-01-10')).toBe(false)
    expect(mayNeedBy('2026-01-10', '2026-01-10')).toBe(true)
    expect(defaultNeedBy('2026-01-28')).toBe('2026-02-04')
  })
})

describe('cart, number and authority', () => {
  it('holds five variations', () => {
    expect(mayAddToCart(4)).toBe(true)
    expect(mayAddToCart(5)).toBe(false)
    expect(mayRequestCart(0)).toBe(false)
    expect(mayRequestCart(6)).toBe(false)
  })

  it('numbers quotes by region', () => {
    expect(quoteNumberOf('us', 42)).toBe('Q-US-1000042')
    expect(quoteNumberOf('au', 1)).toMatch(quoteNumberPattern)
  })

  it('names what is beyond the authority of an agency, an underwriter and a claims lead', () => {
    const risk = { limit: 5_000_000, revenue: 20_000_000 }
    expect(beyondAuthority(automatedAuthority, risk)).toEqual([
      { measure: 'limit', value: 5_000_000, threshold: 3_000_000 },
    ])
    expect(beyondAuthority(authorityOf('Underwriter'), risk)).toEqual([])
    expect(beyondAuthority(authorityOf('Head of Claims'), risk)).toHaveLength(2)
  })
})
