import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FunctionError } from '../../runtime/messages.ts'
import { invocationPath, lambdaOf } from './lambda.ts'

const invoke = vi.fn(async (region: string, service: string, kind: string, event: unknown): Promise<unknown> => {
  if (service === 'quote') throw new FunctionError({ errorType: 'TypeError', errorMessage: 'broken', trace: [] })
  return { region, service, kind, event }
})
const server = createServer(lambdaOf(invoke))
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/lambda/aws4_request' }
const post = (path: string, headers: Record<string, string> = signed) =>
  fetch(origin + path, { method: 'POST', headers, body: '{"task":"verify"}' })

test('invokes the function that is named, as Lambda does', async () => {
  const answer = await post(invocationPath('uk', 'platform', 'worker'))
  expect(await answer.json()).toEqual({ region: 'uk', service: 'platform', kind: 'worker', event: { task: 'verify' } })
  const failed = await post(invocationPath('us', 'quote', 'worker'))
  expect([failed.status, failed.headers.get('x-amz-function-error')]).toEqual([200, 'Unhandled'])
  expect(await failed.json()).toMatchObject({ errorType: 'TypeError', errorMessage: 'broken' })
})

test('invokes nothing for whoever does not sign, as no web page can', async () => {
  invoke.mockClear()
  expect((await post(invocationPath('us', 'platform', 'worker'), {})).status).toBe(403)
  expect((await post('/2015-03-31/functions/palisade-nz-platform-worker/invocations')).status).toBe(404)
  expect(invoke).not.toHaveBeenCalled()
})
