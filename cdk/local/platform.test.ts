import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Platform, startPlatform } from './platform.ts'
import { eventually, runAndKill, scratchFolder } from './testing/scratch.ts'
import { smallApplication } from './testing/smallApplication.ts'

const dataDir = scratchFolder()
const journal = join(dataDir, 'journal')
let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({
    application: smallApplication,
    regions: ['us', 'uk'],
    dataDir,
    web: 'none',
    environment: { JOURNAL: journal },
  })
})
afterAll(() => platform.stop())

const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  region = 'us',
) => {
  const answer = await fetch(`http://${region}.localhost:${platform.port}/api/quote/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
}
const journalOf = (path = journal): string[] => {
  try {
    return readFileSync(path, 'utf8').trim().split('\n').filter(Boolean)
  } catch {
    return []
  }
}

test('a request reaches the function of its region as an HTTP API event', async () => {
  const { status, body } = await call(
    'GET',
    '/echo/a%40b?x=1&x=2&y=',
    undefined,
    { Cookie: 'c=1; d=2', 'X-Name': 'n' },
    'uk',
  )
  expect(status).toBe(200)
  expect(body.region).toBe('uk')
  expect(body.event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/quote/v1/echo/{word}',
    rawQueryString: 'x=1&x=2&y=',
    queryStringParameters: { x: '1,2', y: '' },
    pathParameters: { word: 'a@b' },
    cookies: ['c=1', 'd=2'],
    headers: { 'x-name': 'n' },
    isBase64Encoded: false,
    requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1' }, stage: '$default' },
  })
  expect(body.event.headers.cookie).toBeUndefined()
})

test('JSON arrives as text, anything binary as base64', async () => {
  const json = await call('POST', '/echo/a', { a: '£' }, { 'content-type': 'application/json' })
  expect(json).toMatchObject({ status: 201, body: { event: { body: '{"a":"£"}', isBase64Encoded: false } } })
  expect(json.headers.get('set-cookie')).toBe('a=1')
  const form = await call('POST', '/echo/a', 'abc', { 'content-type': 'multipart/form-data; boundary=x' })
  expect(form.body.event).toMatchObject({ body: 'YWJj', isBase64Encoded: true })
})

test('the gateway answers by itself what no function sees', async () => {
  const elsewhere = await fetch(`${platform.url('us')}/api/policy/v1/x`)
  expect({ status: elsewhere.status, body: await elsewhere.json() }).toEqual({
    status: 404,
    body: { message: 'Not Found' },
  })
  expect(await call('GET', '/broken')).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
  const large = 'x'.repeat(7 * 1024 * 1024)
  expect(await call('POST', '/echo/a', large, { 'content-type': 'text/plain' })).toMatchObject({ status: 413 })
})

test('what no route takes goes to the function of its service, without a token', async () => {
  expect((await call('DELETE', '/mine?x=1')).body.event).toMatchObject({
    routeKey: '$default',
    rawPath: '/api/quote/v1/mine',
    requestContext: { http: { method: 'DELETE' }, routeKey: '$default' },
  })
})

test('a token of the region is let in; an expired, forged, foreign or missing one is not', async () => {
  const now = Math.floor(Date.now() / 1000)
  const claims = (more: object) => ({
    iss: `${platform.url('us')}/api/auth/v1`,
    aud: 'palisade-us',
    sub: 'usr_1',
    teamIds: ['a', 'b'],
    exp: now + 60,
    ...more,
  })
  const tokenOf = async (more: object = {}, region = 'us') =>
    (await call('POST', '/token', claims(more), { 'content-type': 'application/json' }, region)).body.token
  const ask = (token?: string) =>
    call('GET', '/mine', undefined, token === undefined ? {} : { authorization: `Bearer ${token}` })

  const good = await tokenOf()
  const { status, body } = await ask(good)
  expect(status).toBe(200)
  expect(body.context.authorizer.jwt.claims).toMatchObject({ sub: 'usr_1', teamIds: '[a b]', exp: String(now + 60) })
  const refused = { status: 401, body: { message: 'Unauthorized' } }
  expect(await ask()).toMatchObject(refused)
  expect(await ask(await tokenOf({ exp: now - 1 }))).toMatchObject(refused)
  expect(await ask(await tokenOf({ aud: 'other' }))).toMatchObject(refused)
  expect(await ask(await tokenOf({}, 'uk'))).toMatchObject(refused)
  const [head, , signature] = good.split('.')
  const forged = Buffer.from(JSON.stringify(claims({ sub: 'usr_2' }))).toString('base64url')
  expect(await ask(`${head}.${forged}.${signature}`)).toMatchObject(refused)
  expect(await ask('none')).toMatchObject(refused)
})

test('a row that is written becomes an event that reaches its subscriber', async () => {
  expect((await call('POST', '/save', { id: 'quo_1' })).status).toBe(204)
  await platform.settled()
  const deliveries = journalOf().filter((line) => line.includes('quo_1'))
  expect(deliveries).toHaveLength(1)
  expect(JSON.parse(JSON.parse(deliveries[0] ?? '').Records[0].body).detail.quoteId).toBe('quo_1')
})

test('an event starts its workflow, once for one domain event', async () => {
  const event = { DetailType: 'quote.patchRequested', Detail: JSON.stringify({ quoteId: 'quo_2', eventId: 'evt_9' }) }
  await call('POST', '/event', event)
  await call('POST', '/event', event)
  await platform.settled()
  expect(platform.executions.get('us', 'patchQuote', 'evt_9')).toMatchObject({ status: 'SUCCEEDED', starts: 1 })
  expect(journalOf().filter((line) => line.includes('"executionName":"evt_9"'))).toHaveLength(1)
})

test('a job can be run by hand', async () => {
  expect(await platform.runJob('us', 'quote', 'remind')).toEqual({ done: true })
})

test('mailbox, processor and landing page stand under their own hosts of the same port', async () => {
  const page = async (host: string) => (await fetch(`http://${host}:${platform.port}/`)).text()
  expect(await page('mailbox.localhost')).toContain('<title>Mailbox</title>')
  expect(await page('pay.localhost')).toContain('There is no such payment')
  expect(await page('localhost')).toContain(`http://uk.localhost:${platform.port}/`)
  expect(await (await fetch(`http://localhost:${platform.port}/workings.json`)).json()).toMatchObject({
    deadLetters: [],
  })
  expect(await (await fetch(`${platform.mailboxUrl}/api/messages?to=nobody`)).json()).toEqual([])
})

test('has an icon for the pages of the sandboxes, which every browser asks for', async () => {
  const answer = await fetch(`http://pay.localhost:${platform.port}/favicon.ico`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answer.text()).toContain('<svg')
})

test('a second platform on the same folder is told so in one sentence', async () => {
  const second = startPlatform({ application: smallApplication, dataDir, web: 'none' })
  await expect(second).rejects.toThrow(/already runs on .*stop that one first/)
})

test('a taken port is told in one sentence', async () => {
  const second = startPlatform({
    application: smallApplication,
    dataDir: scratchFolder(),
    web: 'none',
    port: platform.port,
  })
  await expect(second).rejects.toThrow(/is taken by another program: stop it, or choose another port with PORT=/)
})

test('after a kill everything acknowledged is there and what was under way goes on', async () => {
  const folder = scratchFolder()
  const path = join(folder, 'journal')
  await runAndKill(
    `import { startPlatform } from '${new URL('./platform.ts', import.meta.url).href}'
     import { smallApplication } from '${new URL('./testing/smallApplication.ts', import.meta.url).href}'
     const platform = await startPlatform({ application: smallApplication, regions: ['us'], dataDir: process.argv[1], web: 'none', environment: { JOURNAL: process.argv[2], HANG: 'yes' } })
     const post = (path, body) => fetch(platform.url('us') + '/api/quote/v1' + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
     await Promise.all(Array.from({ length: 20 }, (_, index) => post('/save', { id: 'quo_' + index })))
     await post('/event', { DetailType: 'quote.patchRequested', Detail: JSON.stringify({ quoteId: 'quo_1', eventId: 'evt_1' }) })
     console.log('now')
     await new Promise(() => {})`,
    [folder, path],
  )
  const before = journalOf(path).length
  const again = await startPlatform({
    application: smallApplication,
    regions: ['us'],
    dataDir: folder,
    web: 'none',
    environment: { JOURNAL: path },
  })
  await again.settled()
  const bodies = journalOf(path)
    .slice(before)
    .flatMap((line) => JSON.parse(line).Records ?? [])
    .map((record: { body: string }) => JSON.parse(record.body).detail.quoteId)
  expect(new Set(bodies).size).toBe(20)
  expect(again.executions.get('us', 'patchQuote', 'evt_1')).toMatchObject({ status: 'SUCCEEDED' })
  expect(again.queues.deadLetters()).toEqual([])
  await again.stop()
})

test('a function thread that dies fails its calls and is replaced', async () => {
  expect(await call('GET', '/exit')).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
  await eventually(async () => (await call('GET', '/echo/a')).status === 200)
})
