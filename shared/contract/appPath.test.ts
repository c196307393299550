import { describe, expect, it } from 'vitest'
import { isAppPath } from './appPath.ts'

const origin = 'https://us.palisade.example'

describe('a path of the web app', () => {
  it.each([
    '/policy/pol_1/accountant-payment',
    '/quote/quo_1/request-to-bind/Prime%20One?from=mail&agencyName=A+%26+B',
    '/agency/dashboard?tab=accounts',
    '/agency/quotes/?next=https://other.example/',
  ])('is %s', (path) => {
    expect(isAppPath(path)).toBe(true)
    expect(new URL(path, origin).origin).toBe(origin)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/.//evil.example/',
    '/agency/..//evil.example/',
    '/agency//evil.example/',
    '/agency\\..\\evil',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /agency',
    'agency',
    '',
    '/',
  ])('is not %j', (address) => expect(isAppPath(address)).toBe(false))
})
