import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appAddress, rememberOrigin, takeOrigin } from './origin.ts'

const items = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})
vi.stubGlobal('location', { origin: 'https://us.palisade.example' })
beforeEach(() => items.clear())

describe('the next place', () => {
  it('is followed within the application, with its query', () => {
    expect(appAddress('/quote/quo_1/request-to-bind/P100?from=mail')).toBe(
      '/quote/quo_1/request-to-bind/P100?from=mail',
    )
    expect(appAddress('https://us.palisade.example/agency/quotes')).toBe('/agency/quotes')
    expect(appAddress('/policy/pol_1/accountant-payment?from=mail', { agencyName: 'A & B' })).toBe(
      '/policy/pol_1/accountant-payment?from=mail&agencyName=A+%26+B',
    )
  })

  it.each([
    'https://evil.example/agency/quotes',
    '//evil.example/agency',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://uk.palisade.example/agency',
    'https://us.palisade.example//evil.example/agency',
    '/.//evil.example/agency',
    'http://[',
  ])('is not followed out of it: %s', (address) => expect(appAddress(address)).toBeUndefined())
})

describe('where somebody was going', () => {
  it('is where they come after signing in, once', () => {
    rememberOrigin('/agency/quotes/quo_1?tab=terms')
    expect(takeOrigin({ accountType: 'AGENCY', home: '/agency/dashboard' })).toBe('/agency/quotes/quo_1?tab=terms')
    expect(takeOrigin({ accountType: 'AGENCY', home: '/agency/dashboard' })).toBe('/agency/dashboard')
  })

  it('may be the payment page of a policy, whoever they are', () => {
    const address = '/policy/pol_1/accountant-payment?from=mail'
    for (const persona of ['AGENCY', 'CUSTOMER']) {
      rememberOrigin(address)
      expect(takeOrigin({ accountType: persona, home: '/home' })).toBe(address)
    }
    rememberOrigin('/policy/pol_1/accountant-payment/more')
    expect(takeOrigin({ accountType: 'AGENCY', home: '/home' })).toBe('/home')
  })

  it('is not where another persona comes', () => {
    rememberOrigin('/admin/inbox')
    expect(takeOrigin({ accountType: 'AGENCY', home: '/agency/dashboard' })).toBe('/agency/dashboard')
  })

  it('is forgotten when it is no place of a persona, or none of ours', () => {
    for (const address of ['/login', '/nobody/dashboard', '//evil.example/agency', 'https://evil.example/agency/x']) {
      rememberOrigin(address)
      expect(takeOrigin({ accountType: 'AGENCY', home: '/agency/dashboard' })).toBe('/agency/dashboard')
    }
  })
})
