import { describe, expect, it, vi } from 'vitest'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { fieldsOf, type Operation } from '#shared/contract/operation.ts'
import * as inAddress from '#shared/contracts/auth/inAddress.ts'
import { operations } from '#shared/contracts/registry.ts'
import { sources, under } from '#tests/architecture/sources.ts'
import { eventOf } from '#tests/support/operation.ts'

// A refusal is said in the region's words.
vi.stubEnv('PALISADE_REGION', 'us')

type Handler = (event: HttpEvent, context: never) => Promise<HttpAnswer>

const guarded = operations.filter(({ access }) => access !== 'public')

/** The answer to a call without a token, from a page of another origin that sends along what cookies there are. */
const answerTo = async (operation: Operation): Promise<HttpAnswer> => {
  const { handler } = (await import(`#functions/${operation.service}/index.ts`)) as { handler: Handler }
  const session = 'ses_01JH0000000000000000000S01'
  const headers = { origin: 'https://evil.example', 'x-refresh-token': 'cookie', 'sec-fetch-site': 'same-origin' }
  const event = eventOf(operation, {}, undefined, { headers })
  return handler({ ...event, cookies: [`__Secure-refresh-${session}=${session}.device.rotation`] }, {} as never)
}

const files = under('web/src/').filter(({ path }) => !path.includes('.test.'))

describe('an answer of the platform', () => {
  it('carries the headers that keep it what it is', async () => {
    for (const operation of guarded)
      expect((await answerTo(operation)).headers, operation.name).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
  })

  it('allows no other origin anything', async () => {
    for (const operation of guarded) {
      const names = Object.keys((await answerTo(operation)).headers ?? {})
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    const gateway = sources.find(({ path }) => path === 'cdk/constructs/ContractApi.ts')
    expect(gateway?.text).not.toMatch(/cors/i)
  })
})

describe('a browser', () => {
  it('opens nothing by its cookies alone', async () => {
    for (const operation of guarded) expect((await answerTo(operation)).statusCode, operation.name).toBe(401)
    const reading = under('functions/').filter(
      ({ path, text }) => !path.includes('.test.') && /client\.cookies\b/.test(text),
    )
    // The refresh token's, and the one that ties a departure to single sign-on to its browser.
    expect(reading.length).toBeGreaterThan(0)
    expect(reading.filter(({ path }) => !/^functions\/auth\/(jumps|session|sso)\//.test(path))).toEqual([])
  })

  it('masks passwords, and leaves pasting and password managers alone', () => {
    const field = files.find(({ path }) => path === 'web/src/forms/PasswordField.tsx')
    expect(field?.text).toContain("type={shown ? 'text' : 'password'}")
    // The one field for passwords names to managers which password it is, and can be asked to do no less.
    expect(field?.text).toContain("autoComplete: 'current-password' | 'new-password'")
    const others = files.filter(({ path, text }) => path !== field?.path && /type="password"/.test(text))
    expect(others.map(({ path }) => path)).toEqual([])
    expect(files.filter(({ text }) => /onPaste/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('keeps what it is signed in with out of addresses', () => {
    const leaking = files.filter(({ text }) => /\?(accessToken|refreshToken|token|password)=/.test(text))
    expect(leaking.map(({ path }) => path)).toEqual([])
  })
})

describe('an address', () => {
  const isSecret = (name: string) => name !== 'naicsCode' && /token|secret|password|code$|captcha/i.test(name)

  it('has no secret in its path', () => {
    const inPath = operations.filter(({ params = {} }) => Object.keys(params).some(isSecret))
    // Who was built to the API map's letter is served by its addresses too.
    const byAddress: readonly Operation[] = Object.values(inAddress)
    expect(inPath.map(({ name }) => name).sort()).toEqual(byAddress.map(({ name }) => name).sort())
    for (const { deprecated, name } of byAddress) expect(deprecated?.instead, name).toBe(name.replace('ByAddress', ''))
    const inQuery = operations.flatMap(({ name, query }) =>
      Object.keys(fieldsOf(query))
        .filter(isSecret)
        .map((key) => `${name}?${key}`),
    )
    expect(inQuery.sort()).toEqual([
      // OAuth's own, good once and only with what PKCE keeps.
      'completeConnectorOauth?code',
      'completeSlackAdd?code',
      'login?g-recaptcha-response',
      'requestMfaReset?g-recaptcha-response',
      'requestPasswordReset?g-recaptcha-response',
    ])
  })
})
