import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDynamoDb } from '../emulators/dynamodb.ts'
import { localRegion } from '../regions.ts'
import { ensureTable } from '../storage/tables.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { smallApplication } from '../testing/smallApplication.ts'
import { localCredentials } from './environment.ts'
import { type Runtime, startRuntime } from './runtime.ts'

const folder = scratchFolder()
const onWritten = vi.fn()
const stops: (() => unknown)[] = []
let runtime: Runtime

beforeAll(async () => {
  const emulator = await startDynamoDb({ file: join(folder, 'dynamodb.sqlite') })
  const us = localRegion('us')
  await ensureTable(us, {
    url: emulator.url,
    file: join(folder, 'tables.json'),
    definition: smallApplication.table(us.tableName),
    expiryAttribute: smallApplication.expiryAttribute,
    shared: emulator.given,
  })
  runtime = startRuntime({
    functions: smallApplication.functions,
    env: {
      PALISADE_REGION: 'us',
      TABLE_NAME: us.tableName,
      AWS_REGION: us.awsRegion,
      AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
    },
    logFile: join(folder, 'us.log'),
    onWritten,
  })
  stops.push(emulator.stop, runtime.stop)
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const call = (routeKey: string, body?: object) =>
  runtime.invoke('quote', 'index', { routeKey, body: body && JSON.stringify(body) }).catch(() => 'failed')

test('tells of writes to the table once, and of nothing else', async () => {
  await call('GET /api/quote/v1/echo/{word}')
  await call('GET /api/quote/v1/broken')
  expect(onWritten).not.toHaveBeenCalled()
  await call('POST /api/quote/v1/save', { id: 'quo_1' })
  expect(onWritten).toHaveBeenCalledTimes(1)
  await call('GET /api/quote/v1/echo/{word}')
  expect(onWritten).toHaveBeenCalledTimes(1)
})

test('tells of a write that was refused, as its effect may have come before the refusal', async () => {
  onWritten.mockClear()
  expect(await call('POST /api/quote/v1/save', { id: '' })).toBe('failed')
  expect(onWritten).toHaveBeenCalledTimes(1)
})
