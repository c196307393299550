import { beforeEach, expect, it, vi } from 'vitest'
import { answerConsent, isConsentAnswered, isImprovingAllowed, onConsent } from './consent.ts'

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
})
beforeEach(() => items.clear())

it('the cookie question is answered for six months, whatever the answer, and then asked again', () => {
  expect(isConsentAnswered()).toBe(false)
  for (const answer of ['accepted', 'declined'] as const) {
    answerConsent(answer, new Date('2026-05-20T10:00:00Z'))
    expect(isConsentAnswered(new Date('2026-11-20T09:59:59Z'))).toBe(true)
    expect(isConsentAnswered(new Date('2026-11-20T10:00:00Z'))).toBe(false)
  }
})

it('an answer that cannot be read is none', () => {
  items.set('palisade.consent', '{')
  expect(isConsentAnswered()).toBe(false)
})

it('what helps to improve the product waits for a yes, for as long as that holds, and heeds Global Privacy Control', () => {
  const heard = vi.fn()
  onConsent(heard)
  expect(isImprovingAllowed()).toBe(false)
  answerConsent('declined', new Date('2026-05-20T10:00:00Z'))
  expect(isImprovingAllowed(new Date('2026-05-20T10:00:01Z'))).toBe(false)
  answerConsent('accepted', new Date('2026-05-20T10:00:00Z'))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(isImprovingAllowed(new Date('2026-05-20T10:00:01Z'))).toBe(true)
  expect(isImprovingAllowed(new Date('2026-11-20T10:00:00Z'))).toBe(false)
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(isImprovingAllowed(new Date('2026-05-20T10:00:01Z'))).toBe(false)
})
