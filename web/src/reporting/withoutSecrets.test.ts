import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { publicRoutes } from '../features/auth/publicRoutes.ts'
import { allWithoutSecrets, linksThatOpen, withoutSecrets } from './withoutSecrets.ts'

/** 32 random bytes, as links carry them. */
const secret = 'q3Vh0ZkF7rB1xY9cT5mW2nL8sD4gJ6pAeUiOoQyRtKw'
const session = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c3JfMSJ9.c2lnbmF0dXJl-_'
const quote = 'quo_01JH0000000000000000000Q01'
const here = 'https://us.palisade.example'

describe('an address in a report', () => {
  it.each(publicRoutes.map(({ path }) => path).filter((path) => path.includes(':')))(
    'of a link that opens something keeps the key for itself: %s',
    (path) => {
      for (const key of [secret, quote, 'tiny', 'wfl_01JH0000000000000000000W01']) {
        const told = withoutSecrets(`${here}${path.replace(/:\w+\??/, key)}?code=482913#x`)
        expect(told).toBe(`${here}${path.replace(/:\w+\??/, '…')}`)
      }
    },
  )

  it('knows every such link', () => {
    const roots = publicRoutes.filter(({ path }) => path.includes(':')).map(({ path }) => path.split('/')[1])
    expect(linksThatOpen).toEqual([...roots].sort())
  })

  it.each(
    operations
      .filter(({ params = {} }) => Object.keys(params).some((name) => /token|email/i.test(name)))
      .map(({ path }) => path),
  )('of a call that carries a key or an e-mail address tells neither: %s', (path) => {
    for (const key of [secret, session, 'ada%40archer.example', 'ada@archer.example']) {
      const told = withoutSecrets(`POST ${path.replace(/\{\w+\}/g, key)}?password=correct%20horse`)
      expect(told).toContain('…')
      expect(told).not.toContain(key)
      expect(told).not.toMatch(/horse|ada|archer/)
    }
  })

  it('tells the page, whose record it was, and the file and line of the build', () => {
    for (const told of [
      `${here}/agency/quotes/${quote}`,
      'GET /api/quote/v1/quotes/quo_01JH0000000000000000000Q01',
      `at ${here}/assets/first-screen-F8Xp0DtE.js:12:3456`,
      '/locales/en-US/auth.json',
    ])
      expect(withoutSecrets(told)).toBe(told)
  })

  it('tells nothing that was searched or chosen in it', () => {
    expect(withoutSecrets('/agency/dashboard?search=Holloway&tab=accounts')).toBe('/agency/dashboard')
    expect(withoutSecrets('/agency/requestQuote/Prime%20100/Holloway%20Advisory')).toBe('/agency/requestQuote/…/…')
  })
})

describe('a text in a report', () => {
  it.each([
    [`Refused ${session}`, 'Refused …'],
    [`Refused ${secret} twice`, 'Refused … twice'],
    ['No account for ada.archer+1@archer.example.', 'No account for ….'],
    ['mailto:ada@archer.example', 'mailto:…'],
    ['wrong mfaCode: 482913, try again', 'wrong mfaCode: …, try again'],
    ['{"password":"correct horse"}', '{"password":…}'],
    ['quotes?search=Holloway', 'quotes?search=…'],
    ['div > button[aria-label="Who am I: Ada Archer"][type="button"]', 'div > button[aria-label][type]'],
  ])('says neither keys nor names: %s', (text, told) => expect(withoutSecrets(text)).toBe(told))

  it.each([
    "Cannot read properties of undefined (reading 'premium')",
    'request failed with 503 server.unavailable',
    '.MuiButton-root { transform: translate(1px, 2px); grid-area: 1 / 2 / 3; }',
    '8f1c2b3a4d5e6f708192a3b4c5d6e7f8',
  ])('stays as it is when it says none: %s', (text) => expect(withoutSecrets(text)).toBe(text))

  it('is looked at however deep it is', () => {
    const report = { list: [{ url: `${here}/validate/${secret}` }], count: 2, none: null }
    expect(allWithoutSecrets(report)).toEqual({ list: [{ url: `${here}/validate/…` }], count: 2, none: null })
  })
})
