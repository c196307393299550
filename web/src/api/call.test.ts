import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineOperation, type Operation } from '#shared/contract/operation.ts'
import * as auth from '#shared/contracts/auth/index.ts'
import { uploadPhoto } from '#shared/contracts/user/photos.ts'
import { getLoginSiteKey } from './captcha.ts'

const storage = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
vi.stubGlobal('location', { pathname: '/agency/dashboard', search: '' })
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('BroadcastChannel', undefined)
vi.mock('../i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key } }))

const { call, urlOf } = await import('./call.ts')
const { onEvent, publishDelay } = await import('./events.ts')
const { readSession, startSession } = await import('./session.ts')
const { uploadFile } = await import('./upload.ts')

const getThing = defineOperation({
  name: 'getThing',
  method: 'GET',
  path: '/api/quote/v1/things/{thingId}',
  summary: 'A thing.',
  access: 'any',
  params: { thingId: z.string() },
  query: z.strictObject({ status: z.array(z.string()).optional(), search: z.string().optional() }),
  response: z.object({ id: z.string() }),
})

const token = (seconds: number, name = 'Ada') =>
  `x.${btoa(JSON.stringify({ sub: 'usr_1', name, accountType: 'AGENCY', exp: Date.now() / 1000 + seconds }))}.x`

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  startSession({ accessToken: token(900), refreshToken: 'first' })
})
afterEach(() => startSession({ accessToken: token(900), refreshToken: 'first' }))

describe('calling an operation', () => {
  it('names what was just written to the next calls, so that lists show it, and no longer than needed', async () => {
    const saw = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-written')
    const answer = (written?: string) => {
      const response = json(200, { id: '1' })
      if (written !== undefined) response.headers.set('x-written', written)
      fetched.mockResolvedValueOnce(response)
      return call(getThing, { params: { thingId: '1' } })
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    await answer('quo_1,acc_1')
    expect(saw()).toBeNull()
    await answer()
    expect(saw()).toBe('quo_1,acc_1')
    vi.advanceTimersByTime(16_000)
    await answer()
    expect(saw()).toBeNull()
    vi.useRealTimers()
  })

  it('encodes the path and joins lists by commas', () => {
    expect(urlOf(getThing, { params: { thingId: 'a/b' }, query: { status: ['READY', 'BOUND'], search: '' } })).toBe(
      '/api/quote/v1/things/a%2Fb?status=READY%2CBOUND',
    )
  })

  it('carries the bearer and the time zone', async () => {
    fetched.mockResolvedValueOnce(json(200, { id: 'a' }))
    expect(await call(getThing, { params: { thingId: 'a' } })).toEqual({ id: 'a' })
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
      authorization: `Bearer ${readSession()?.accessToken}`,
      'client-timezone': expect.any(String),
    })
  })

  it('renews an expired session once and repeats the call', async () => {
    const renewed = { accessToken: token(900, 'Renewed'), refreshToken: 'second' }
    fetched
      .mockResolvedValueOnce(json(401, { code: 'session.required', detail: 'Sign in to continue.' }))
      .mockResolvedValueOnce(json(200, renewed))
      .mockResolvedValueOnce(json(200, { id: 'a' }))
    expect(await call(getThing, { params: { thingId: 'a' } })).toEqual({ id: 'a' })
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(readSession()?.claims.name).toBe('Renewed')
  })

  it('ends the session when it cannot be renewed', async () => {
    fetched
      .mockResolvedValueOnce(json(401, { detail: 'Sign in to continue.' }))
      .mockResolvedValueOnce(json(401, { detail: 'expired' }))
    await expect(call(getThing, { params: { thingId: 'a' } })).rejects.toMatchObject({ status: 401 })
    expect(readSession()).toBeUndefined()
  })

  it('throws what the server refused as a problem', async () => {
    fetched.mockResolvedValueOnce(
      json(422, {
        code: 'validation.failed',
        detail: 'No.',
        requestId: 'r1',
        errors: [{ detail: 'too long', path: 'name' }],
      }),
    )
    await expect(call(getThing, { params: { thingId: 'a' } })).rejects.toMatchObject({
      status: 422,
      code: 'validation.failed',
      requestId: 'r1',
      errors: [{ detail: 'too long', path: 'name' }],
    })
  })
})

/** Calls of operations whose types differ: what is looked at is the request. */
const loosely = call as (operation: Operation, input: object) => Promise<unknown>

const headersOf = async (operation: Operation, body: object = {}): Promise<unknown> => {
  fetched.mockResolvedValueOnce(json(200, {}))
  await loosely(operation, { params: {}, body })
  return fetched.mock.calls.at(-1)?.[1]?.headers
}

describe('the bearer', () => {
  it.each([
    auth.signUp,
    auth.login,
    auth.getValidationToken,
    auth.confirmUser,
    auth.checkPasswordReset,
    auth.resetPassword,
    auth.validateMfaReset,
    auth.resendValidationEmail,
    auth.joinAccount,
    auth.checkUserInvited,
    auth.acceptUserInvite,
    auth.exchangeSsoToken,
    auth.checkSsoEnabled,
    getLoginSiteKey,
  ])('stays away from $name, which is public', async (operation) => {
    expect(await headersOf(operation)).not.toHaveProperty('authorization')
  })

  it.each([auth.exchangeJumpToken, auth.getLoginStatus, auth.listMyAccounts, auth.addUserAccounts])(
    'goes with $name',
    async (operation) => {
      expect(await headersOf(operation)).toHaveProperty('authorization')
    },
  )

  it('goes to no storage host, nor any header of ours', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 200 }))
    await uploadFile({ url: 'https://files.example/a', fields: { key: 'a' } }, new Blob(['x']))
    expect(fetched.mock.calls.at(-1)?.[1]).not.toHaveProperty('headers')
  })
})

describe('what is sent', () => {
  it('is JSON', async () => {
    expect(await headersOf(auth.login, { username: 'a' })).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  it('is a form without a content type of ours where there are files', async () => {
    const file = { fileName: 'a.png', bytes: new Uint8Array([1]) }
    expect(await headersOf(uploadPhoto, { file })).not.toHaveProperty('content-type')
    expect(fetched.mock.calls.at(-1)?.[1]?.body).toBeInstanceOf(FormData)
  })
})

describe('servers in trouble', () => {
  it.each([
    [auth.login, 500, 'common:problem.authServer'],
    [auth.login, 502, 'common:problem.authServer'],
    [auth.login, 503, 'common:problem.serverTrouble'],
    [getThing, 500, 'common:problem.serverTrouble'],
  ] as const)('are told to the whole app: $name answered %i', async (operation, status, message) => {
    const heard: string[] = []
    const stop = onEvent('server-trouble', (event) => void heard.push(event.message))
    vi.useFakeTimers()
    fetched.mockResolvedValueOnce(json(status, {}))
    await expect(loosely(operation, { params: {} })).rejects.toMatchObject({ status })
    vi.advanceTimersByTime(publishDelay)
    vi.useRealTimers()
    stop()
    expect(heard).toEqual([message])
  })
})
