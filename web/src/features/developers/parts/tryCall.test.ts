import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiOperation } from './apiDocument.ts'
import { calledPath, missingIn, tryCall } from './tryCall.ts'

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
