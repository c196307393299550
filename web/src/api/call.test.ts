import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'

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
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('BroadcastChannel', undefined)
vi.mock('../i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key } }))

const { call, urlOf } = await import('./call.ts')
const { readSession, startSession } = await import('./session.ts')

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
