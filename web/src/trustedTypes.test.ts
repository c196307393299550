import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOwnScript, restrictScripts } from './trustedTypes.ts'

const origin = 'https://us.palisade.example'

afterEach(() => vi.unstubAllGlobals())

describe('an address becomes a script', () => {
  it.each([
    '/assets/sessionWorker-a1.js',
    '/incident-worker.js?locale=en-GB',
    `${origin}/assets/index-a1.js`,
    'https://www.google.com/recaptcha/api.js?render=key',
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
  ])('when it is ours or the captcha’s: %s', (address) => expect(isOwnScript({ address, origin })).toBe(true))

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://us.palisade.example/1',
    '/api/docs/v1/upload.js',
    'https://evil.example/incident-worker.js',
    'https://www.google.com/recaptcha/about/js/main.min.js',
  ])('and nothing else does: %s', (address) => expect(isOwnScript({ address, origin })).toBe(false))
})

it('makes the one policy, which trusts no text as markup or code', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  restrictScripts()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: expect.any(Function) })
})

it('does nothing where the browser has no Trusted Types', () => expect(restrictScripts).not.toThrow())
