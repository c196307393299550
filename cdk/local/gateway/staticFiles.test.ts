import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../testing/scratch.ts'
import { compressFolder } from '../web/compress.ts'
import { staticFiles } from './staticFiles.ts'

const folder = join(scratchFolder(), 'dist')
const script = 'export const a = 1\n'.repeat(200)
const server = createServer()
let port = 0
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<title>Palisade</title>')
  writeFileSync(join(folder, 'assets/index-a1.js'), script)
  writeFileSync(join(folder, '../secret.txt'), 'secret')
  await compressFolder(folder)
  server
    .on('request', staticFiles(folder, { storage: 'http://127.0.0.1:9000', errorReportsDsn: undefined }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => server.close())

// fetch would tidy the path and unpack the body.
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
        .on('error', reject)
        .end()
    },
  )

test('every address that is no file is the app, with the security headers', async () => {
  for (const path of ['/', '/agency/quotes/quo_1?modal=decline', '/a%20b', '/admin/reference/rating/p100-us-2026-1.2'])
    expect((await get(path)).body.toString()).toBe('<title>Palisade</title>')
  const { headers } = await get('/')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  expect(headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:9000 ")
})

test('the login has a page for each region, drawn before the app is there', async () => {
  writeFileSync(join(folder, 'login.uk.html'), '<title>Login</title>')
  for (const path of ['/', '/login', '/login?username=a%40b.example'])
    expect((await get(path, { host: 'uk.localhost:3000' })).body.toString()).toBe('<title>Login</title>')
  expect((await get('/login', { host: 'au.localhost:3000' })).body.toString()).toBe('<title>Palisade</title>')
  expect((await get('/login-existing', { host: 'uk.localhost:3000' })).body.toString()).toBe('<title>Palisade</title>')
  expect((await get('/login', { host: '../secret' })).body.toString()).toBe('<title>Palisade</title>')
})

test('hashed files come compressed and are kept for ever', async () => {
  const { headers, body } = await get('/assets/index-a1.js', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(gunzipSync(body).toString()).toBe(script)
  expect((await get('/assets/index-a1.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/assets/index-a1.js')).body.toString()).toBe(script)
})

test('the worker of the incident page is asked for anew each time, so that the next build’s is found', async () => {
  writeFileSync(join(folder, 'incident-worker.js'), 'addEventListener("fetch", () => undefined)')
  const { headers } = await get('/incident-worker.js?locale=en-GB')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

test('what is known already is not sent again', async () => {
  const { etag } = (await get('/')).headers
  expect(await get('/', { 'if-none-match': String(etag) })).toMatchObject({ status: 304 })
})

test('a missing file, a way out of the folder and other methods are refused', async () => {
  for (const path of ['/assets/none.js', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%'])
    expect((await get(path)).status).toBe(404)
  expect((await get('/', {}, 'POST')).status).toBe(405)
})

test('what tells of the API names the host that it is downloaded from, and a region’s host alone', async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify({ servers: [{ url: 'https://us.palisade.example' }] }))
  await compressFolder(folder)
  const urlsAt = async (host: string) => {
    const { body, headers } = await get('/openapi.json', { host })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
    return JSON.parse(body.toString()).servers.map(({ url }: { url: string }) => url)
  }
  expect(await urlsAt('uk.localhost:3000')).toEqual(['http://uk.localhost:3000'])
  expect(await urlsAt('us.localhost')).toEqual(['http://us.localhost'])
  for (const host of ['localhost:3000', 'us.localhost.evil.example', 'us.localhost:3000"'])
    expect(await urlsAt(host)).toEqual(['https://us.palisade.example'])
  const { headers } = await get('/openapi.json', { host: 'us.localhost:1' })
  expect((await get('/openapi.json', { host: 'us.localhost:1', 'if-none-match': String(headers.etag) })).status).toBe(
    304,
  )
  expect((await get('/openapi.json', { host: 'us.localhost:2', 'if-none-match': String(headers.etag) })).status).toBe(
    200,
  )
})
