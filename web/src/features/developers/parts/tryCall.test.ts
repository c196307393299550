import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiOperation } from './apiDocument.ts'
import { calledPath, canBeTried, exampleBody, missingIn, tryCall } from './tryCall.ts'

const operation: ApiOperation = {
  operationId: 'listThings',
  method: 'GET',
  path: '/api/quote/v1/{accountId}/things',
  summary: '',
  description: '',
  tags: ['quote'],
  security: [{ session: [] }],
  parameters: [
    { name: 'accountId', in: 'path', required: true },
    { name: 'size', in: 'query', required: false },
    { name: 'search', in: 'query', required: false },
    { $ref: '#/components/parameters/IfMatch' },
  ],
  responses: {},
}

const fetched = vi.fn<typeof fetch>()
const calling = (answer: Response | Error, token = 'a.b.c') => {
  vi.stubGlobal('fetch', fetched)
  if (answer instanceof Error) fetched.mockRejectedValueOnce(answer)
  else fetched.mockResolvedValueOnce(answer)
  return tryCall('/api/x', { token, signal: new AbortController().signal })
}
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a call that changes something', () => {
  const body = '{"name":"Oak Dental"}'
  const changing = (...answers: readonly Response[]) => {
    vi.stubGlobal('fetch', fetched)
    for (const answer of answers) fetched.mockResolvedValueOnce(answer)
    const { signal } = new AbortController()
    return tryCall('/api/account/v1/account', { token: 'a.b.c', signal, method: 'POST', body })
  }

  it('is sent in a sandbox, once, with its body', async () => {
    expect(
      await changing(Response.json({ clockAhead: 0 }), Response.json({ id: 'acc_1' }, { status: 201 })),
    ).toMatchObject({
      status: 201,
    })
    const [asked, called] = fetched.mock.calls
    expect(asked?.[0]).toBe('/env')
    expect(asked?.[1]?.headers).not.toHaveProperty('authorization')
    expect(called?.[0]).toBe('/api/account/v1/account')
    expect(called?.[1]).toMatchObject({
      method: 'POST',
      body,
      headers: {
        authorization: 'Bearer a.b.c',
        'content-type': 'application/json',
        'idempotency-key': expect.any(String),
      },
    })
  })

  it('is not sent where business is done', async () => {
    for (const [index, said] of [{ region: 'us' }, 'Forbidden'].entries()) {
      expect(await changing(Response.json(said, { status: index === 0 ? 200 : 403 }))).toBe('business')
      expect(fetched).toHaveBeenCalledTimes(index + 1)
    }
  })

  it('can be tried by a token, with a body that is JSON, and begins with the example', () => {
    const security = [{ key: ['account:create'] }]
    const content = { 'application/json': { schema: {}, example: { name: 'Oak Dental' } } }
    const post = { ...operation, method: 'POST', security }
    expect(canBeTried({ ...post, requestBody: { content } })).toBe(true)
    expect(canBeTried(post)).toBe(true)
    expect(canBeTried({ ...post, security: [] })).toBe(false)
    expect(canBeTried({ ...post, requestBody: { content: { 'multipart/form-data': { schema: {} } } } })).toBe(false)
    expect(exampleBody({ ...post, requestBody: { content } })).toBe(JSON.stringify({ name: 'Oak Dental' }, null, 2))
    expect(exampleBody(post)).toBeUndefined()
  })
})

describe('a call that is tried', () => {
  it('goes where its fields say, without those that are empty', () => {
    expect(calledPath(operation, { accountId: 'acc/1 ', size: '5', search: ' ' })).toBe(
      '/api/quote/v1/acc%2F1/things?size=5',
    )
    expect(calledPath(operation, { accountId: 'acc_1' })).toBe('/api/quote/v1/acc_1/things')
  })

  it('is not sent while something that it needs is empty', () => {
    expect(missingIn(operation, { accountId: ' ' })).toEqual(['accountId'])
    expect(missingIn(operation, { accountId: 'acc_1' })).toEqual([])
  })

  it('carries the token that was given, and nothing of who is signed in', async () => {
    await calling(Response.json({}))
    const [path, sent] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/x')
    expect(sent).toMatchObject({ credentials: 'omit', cache: 'no-store', headers: { authorization: 'Bearer a.b.c' } })
    expect(sent?.method ?? 'GET').toBe('GET')
    await calling(Response.json({}), '')
    expect(fetched.mock.calls[1]?.[1]?.headers).not.toHaveProperty('authorization')
  })

  it('tells status, what is left of the minute, and the answer line by line', async () => {
    const headers = { ratelimit: '"key";r=597;t=42', 'ratelimit-policy': '"key";q=600;w=60', server: 'x' }
    expect(await calling(Response.json({ hits: [] }, { headers }))).toEqual({
      status: 200,
      headers: [
        ['RateLimit-Policy', '"key";q=600;w=60'],
        ['RateLimit', '"key";r=597;t=42'],
        ['Content-Type', 'application/json'],
      ],
      text: '{\n  "hits": []\n}',
      lettersInAll: undefined,
      mediaType: 'application/json',
      refusal: undefined,
    })
  })

  it('tells a refusal by its code and its sentence, those of the gateway as well', async () => {
    const refused = (body: object, type: string) =>
      calling(new Response(JSON.stringify(body), { status: 401, headers: { 'content-type': type } }))
    expect(
      await refused({ code: 'session.required', detail: 'Sign in to continue.' }, 'application/problem+json'),
    ).toMatchObject({ status: 401, refusal: { code: 'session.required', detail: 'Sign in to continue.' } })
    expect(await refused({ message: 'Unauthorized' }, 'application/json')).toMatchObject({
      refusal: { code: '', detail: 'Unauthorized' },
    })
  })

  it('shows the beginning of what is long, and says of a file that it is one', async () => {
    expect(await calling(new Response('x'.repeat(60_001), { headers: { 'content-type': 'text/csv' } }))).toMatchObject({
      text: 'x'.repeat(60_000),
      lettersInAll: 60_001,
    })
    const pdf = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    expect(await calling(pdf)).toMatchObject({ text: undefined, mediaType: 'application/pdf' })
  })

  it('is told as unanswered when no answer comes', async () => {
    expect(await calling(new TypeError('Failed to fetch'))).toBe('unanswered')
  })
})
