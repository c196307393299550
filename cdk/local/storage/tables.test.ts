import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expiryAttribute, tableDefinition } from '#functions/_platform/storage/table.ts'
import { type Emulator, startDynamoDb } from '../emulators/dynamodb.ts'
import { listen } from '../http/listen.ts'
import { localRegion } from '../regions.ts'
import { type Endpoints, environmentOf } from '../runtime/environment.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { dropTable, ensureTable } from './tables.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startDynamoDb({ file: join(scratchFolder(), 'dynamodb.sqlite') })
})
afterAll(() => emulator.stop())

const us = localRegion('us')
const ensure = (folder: string, definition = tableDefinition(us.tableName)) =>
  ensureTable(us, { url: emulator.url, file: join(folder, 'tables.json'), definition, expiryAttribute, shared: true })

test('a data folder finds its own table again, refuses that of another, and tells when its own is gone', async () => {
  const [mine, theirs] = [scratchFolder(), scratchFolder()]
  const stream = await ensure(mine)
  expect(await ensure(mine)).toBe(stream)
  await expect(ensure(theirs)).rejects.toThrow(/has a table palisade-us of another data folder: start one of its own/)
  await dropTable(us, emulator.url)
  await dropTable(us, emulator.url)
  await expect(ensure(mine)).rejects.toThrow(/^The table palisade-us of this data folder is not in the DynamoDB at/)
  const another = await ensure(theirs)
  expect(another).not.toBe(stream)
  await expect(ensure(mine)).rejects.toThrow(/^The table palisade-us of this data folder is not in the DynamoDB at/)
})

test('a table with other indexes is told of', async () => {
  await dropTable(us, emulator.url)
  const folder = scratchFolder()
  const whole = tableDefinition(us.tableName)
  await ensure(folder)
  const fewer = { ...whole, GlobalSecondaryIndexes: whole.GlobalSecondaryIndexes?.slice(1) }
  await expect(ensure(folder, fewer)).rejects.toThrow(/has other indexes .* run "npm run reset"/)
})

test('a table is asked for where functions look for it: in its own region, under their key, as a store that parts both needs', async () => {
  const asked = new Set<string>()
  const store = await listen((request, response) => {
    const [, key, region] = /Credential=([^/]+)\/\d+\/([^/]+)\//.exec(request.headers.authorization ?? '') ?? []
    asked.add(`${key} in ${region}`)
    const Table = { LatestStreamArn: 'stream', GlobalSecondaryIndexes: tableDefinition('').GlobalSecondaryIndexes }
    response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify({ Table }))
  })
  const regions = ['us', 'uk', 'au'] as const
  for (const region of regions.map(localRegion))
    await ensureTable(region, {
      url: store.url,
      file: join(scratchFolder(), 'tables.json'),
      definition: tableDefinition(region.tableName),
      expiryAttribute,
      shared: false,
    })
  await store.stop()
  const ofFunctions = regions.map((code) => {
    const { AWS_ACCESS_KEY_ID, AWS_REGION } = environmentOf(localRegion(code), {} as Endpoints)
    return `${AWS_ACCESS_KEY_ID} in ${AWS_REGION}`
  })
  expect([...asked]).toEqual(ofFunctions)
  expect(new Set(ofFunctions).size).toBe(regions.length)
})
