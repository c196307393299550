import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeployedFunction, Rights } from '#cdk/rights/rights.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { mostPayloadBytes } from './limits.ts'
import { startRuntime } from './runtime.ts'

const source = `
let invocations = 0
export const handler = async ({ wait = 0, fill = false, large = 0, spin = false, calls }, context) => {
  invocations += 1
  if (calls !== undefined) {
    await new Promise((done) => setTimeout(done, calls.after))
    const { default: { DynamoDBClient, GetItemCommand } } = await import(calls.sdk)
    const credentials = { accessKeyId: 'x', secretAccessKey: 'x' }
    const client = new DynamoDBClient({ endpoint: calls.url, region: 'us-east-1', credentials, maxAttempts: 1 })
    await Promise.allSettled([fetch(calls.url + '/' + calls.name), client.send(new GetItemCommand({ TableName: 'x', Key: { pk: { S: 'x' } } }))])
  }
  await new Promise((done) => setTimeout(done, wait))
  while (spin);
  for (const kept = []; fill; ) kept.push(new Array(100_000).fill(Math.random()))
  if (large > 0) return 'x'.repeat(large)
  return { invocations, name: context.functionName, memory: context.memoryLimitInMB, table: process.env.TABLE_NAME, files: process.env.FILES_BUCKET }
}`

const folder = scratchFolder()
for (const service of ['docs', 'quote', 'risk']) {
  mkdirSync(join(folder, service))
  writeFileSync(join(folder, service, 'worker.mjs'), source)
  writeFileSync(join(folder, service, 'worker.ts'), `export { handler } from './worker.mjs'`)
}

const functionOf = (more: Partial<DeployedFunction>): DeployedFunction => ({
  name: '',
  account: '111111111111',
  awsRegion: 'us-east-1',
  role: 'role',
  environment: {},
  statements: [{ effect: 'Allow', actions: ['dynamodb:*'], resources: ['*'], except: false, conditions: {} }],
  timeout: 60,
  memory: 512,
  ...more,
})

const rights: Rights = {
  functions: {
    'palisade-us-docs-worker': functionOf({
      name: 'palisade-us-docs-worker',
      environment: { FILES_BUCKET: 'x' },
      memory: 64,
    }),
    'palisade-us-quote-worker': functionOf({
      name: 'palisade-us-quote-worker',
      environment: { TABLE_NAME: 'x' },
    }),
    'palisade-us-risk-worker': functionOf({ name: 'palisade-us-risk-worker', timeout: 1 }),
  },
  keys: {},
  configurationSets: {},
}

const runtime = startRuntime({
  functions: folder,
  rights,
  env: { PALISADE_REGION: 'us', TABLE_NAME: 'palisade-us', FILES_BUCKET: 'files' },
  logFile: join(folder, 'us.log'),
})
// How long a thread takes to begin is no function's time.
beforeAll(() => runtime.load(['docs', 'quote', 'risk']))
afterAll(() => runtime.stop())

test('a function has the environment and the memory that its template says', async () => {
  expect(await runtime.invoke('docs', 'worker', {})).toEqual({
    invocations: 1,
    name: 'palisade-us-docs-worker',
    memory: '64',
    files: 'files',
  })
  expect(await runtime.invoke('quote', 'worker', {})).toMatchObject({ memory: '512', table: 'palisade-us' })
})

/** The function of a second's time, whose new thread may itself take that long to begin on a busy machine. */
const begunAnew = async (tries = 10): Promise<unknown> => {
  try {
    return await runtime.invoke('risk', 'worker', {})
  } catch (error) {
    if (tries === 0) throw error
    return begunAnew(tries - 1)
  }
}

test('a function is ended at its own time', async () => {
  await expect(runtime.invoke('risk', 'worker', { wait: 3000 })).rejects.toMatchObject({
    name: 'Sandbox.Timedout',
    message: 'Task timed out after 1 seconds',
  })
  expect(await runtime.invoke('docs', 'worker', { wait: 1200 })).toMatchObject({ memory: '64' })
})

test('nothing of a function that has used up its time takes effect afterwards, and others go on', async () => {
  const called: string[] = []
  const server = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sdk = pathToFileURL(createRequire(import.meta.url).resolve('@aws-sdk/client-dynamodb')).href
  const calls = { sdk, url, after: 1300 }
  const other = runtime.invoke('quote', 'worker', { wait: 200, calls: { ...calls, name: 'other' } })
  await expect(runtime.invoke('risk', 'worker', { calls: { ...calls, name: 'late' } })).rejects.toThrow('timed out')
  expect(await other).toMatchObject({ memory: '512' })
  await expect(runtime.invoke('risk', 'worker', { calls: { ...calls, name: 'late' } })).rejects.toThrow('timed out')
  await sleep(1000)
  expect(called.sort()).toEqual(['GET /other', 'POST /'])
  expect(await begunAnew()).toMatchObject({ invocations: 1 })
  server.close()
})

test('a function that never yields is ended as well', async () => {
  await expect(runtime.invoke('risk', 'worker', { spin: true })).rejects.toThrow('timed out')
  expect(await begunAnew()).toMatchObject({ invocations: 1 })
})

test('a function that takes more memory than it has ends, and no other with it', async () => {
  const other = runtime.invoke('quote', 'worker', { wait: 200 })
  await expect(runtime.invoke('docs', 'worker', { fill: true })).rejects.toMatchObject({ name: 'Runtime.ExitError' })
  expect(await other).toMatchObject({ memory: '512' })
  expect(await runtime.invoke('docs', 'worker', {})).toMatchObject({ memory: '64' })
})

test('no more than six megabytes go into a function or come out of it', async () => {
  const out = (large: number) => runtime.invoke('docs', 'worker', { large })
  expect(await out(mostPayloadBytes - 2)).toHaveLength(mostPayloadBytes - 2)
  await expect(out(mostPayloadBytes)).rejects.toMatchObject({ name: 'Function.ResponseSizeTooLarge' })
  const into = runtime.invoke('docs', 'worker', { filler: 'x'.repeat(mostPayloadBytes) })
  await expect(into).rejects.toMatchObject({ name: 'RequestTooLargeException' })
})

test('what no stack deploys does not run', async () => {
  mkdirSync(join(folder, 'spare'))
  writeFileSync(join(folder, 'spare', 'worker.ts'), `export { handler } from '../docs/worker.mjs'`)
  await expect(runtime.invoke('spare', 'worker', {})).rejects.toThrow('No stack deploys palisade-us-spare-worker')
})
