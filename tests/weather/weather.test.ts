import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withTrace } from '#functions/_platform/log/log.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { presentWeather } from './ofTheRun.ts'
import { alwaysForecast, type Forecast, type PresentWeather, startWeather } from './weather.ts'

const fair: Forecast = { ...alwaysForecast, partialBatches: 0 }
let TableName = ''

let table: TestTable
let weather: PresentWeather | undefined
const inWeather = (forecast: Partial<Forecast>, seed = 1): PresentWeather => {
  weather = startWeather({ seed, forecast: { ...fair, ...forecast } })
  return weather
}

/** A client of its own, without the platform's completing of batches. */
const client = (maxAttempts = 4) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', maxAttempts }),
  )
const row = (pk: string, more: object = {}) => ({ pk, sk: '-', ...more })
const inRequest = <Result>(work: () => Promise<Result>) =>
  withTrace({ requestId: 'test', operation: 'test', capacity: 0 }, work)
const put = (pk: string, more: object = {}, maxAttempts = 4) =>
  inRequest(() => client(maxAttempts).send(new PutCommand({ TableName, Item: row(pk, more) })))
const get = async (pk: string) => (await client().send(new GetCommand({ TableName, Key: row(pk) }))).Item

beforeAll(async () => {
  table = await startTable()
  TableName = process.env.TABLE_NAME ?? ''
  // The file makes its own.
  presentWeather()?.stop()
})
afterEach(() => weather?.stop())
afterAll(() => table.stop())

describe('batches', () => {
  const names = Array.from({ length: 20 }, (_, index) => `batch-${String(index).padStart(2, '0')}`)
  beforeAll(() => Promise.all(names.map((name) => put(name))))
  const Keys = names.map((name) => row(name))

  it('are read in parts and in any order, by the seed', async () => {
    const read = async (seed: number) => {
      inWeather({ partialBatches: 1 }, seed)
      const answer = await client().send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }))
      weather?.stop()
      const read = answer.Responses?.[TableName]?.map(({ pk }) => pk) ?? []
      const back = answer.UnprocessedKeys?.[TableName]?.Keys?.map(({ pk }) => pk) ?? []
      expect(back.length).toBeGreaterThan(0)
      expect([...read, ...back].sort()).toEqual(names)
      expect(read).not.toEqual(read.toSorted())
      return read
    }
    expect(await read(1)).toEqual(await read(1))
    expect(await read(1)).not.toEqual(await read(2))
  })

  it('are written in parts', async () => {
    inWeather({ partialBatches: 1 })
    const asked = names.map((name) => ({ PutRequest: { Item: row(`${name}-written`) } }))
    const { UnprocessedItems } = await client().send(new BatchWriteCommand({ RequestItems: { [TableName]: asked } }))
    const back = UnprocessedItems?.[TableName] ?? []
    expect(back.length).toBeGreaterThan(0)
    weather?.stop()
    const there = await Promise.all(names.map((name) => get(`${name}-written`)))
    expect(there.filter((item) => item !== undefined)).toHaveLength(names.length - back.length)
  })
})

describe('gusts', () => {
  it('refuse a call without effect, as the SDK tries again', async () => {
    inWeather({ throttles: 1 })
    await expect(put('throttled', {}, 1)).rejects.toMatchObject({
      name: expect.stringMatching(/^(?:ThrottlingException|ProvisionedThroughputExceededException)$/),
    })
    weather?.stop()
    expect(await get('throttled')).toBeUndefined()
    inWeather({ throttles: 0.4 })
    for (let index = 0; index < 5; index += 1) await put('throttled', { index }, 10)
    expect(await get('throttled')).toMatchObject({ index: 4 })
  })

  it('cancel a transaction that meets another', async () => {
    inWeather({ conflicts: 1 })
    const items = ['one', 'two'].map((pk) => ({ Put: { TableName, Item: row(pk) } }))
    await expect(client().send(new TransactWriteCommand({ TransactItems: items }))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: expect.arrayContaining([expect.objectContaining({ Code: 'TransactionConflict' })]),
    })
  })

  it('lose the answer to a write that took effect; a transaction tried again knows itself', async () => {
    inWeather({ lostAnswers: 1 })
    await expect(put('lost', {}, 1)).rejects.toMatchObject({ code: 'ECONNRESET' })
    weather?.stop()
    expect(await get('lost')).toBeDefined()
    inWeather({ lostAnswers: 0.5 })
    for (let index = 0; index < 5; index += 1) {
      const Item = row(`made-${index}`)
      const TransactItems = [{ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }]
      await client(10).send(new TransactWriteCommand({ TransactItems }))
    }
  })
})

describe('an index that lags', () => {
  const listed = async (Limit: number, ScanIndexForward = true) => {
    const query = new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: '#list = :list and #at > :from',
      ExpressionAttributeNames: { '#list': 'gsi1pk', '#at': 'gsi1sk' },
      ExpressionAttributeValues: { ':list': 'list', ':from': ' ' },
      Limit,
      ScanIndexForward,
    })
    const { Items = [], LastEvaluatedKey } = await inRequest(() => client().send(query))
    return { at: Items.map(({ gsi1sk }) => gsi1sk), more: LastEvaluatedKey !== undefined }
  }
  const at = (name: string, gsi1sk: string) => put(name, { gsi1pk: 'list', gsi1sk })

  it('misses what is new, shows what was, and has pages as long as ever', async () => {
    const on = inWeather({ laggingIndexes: 100_000 })
    await at('a', '1')
    await at('b', '2')
    await at('c', '3')
    expect((await listed(10)).at).toEqual([])
    on.catchUp()
    expect((await listed(10)).at).toEqual(['1', '2', '3'])
    await at('a', '4')
    await at('d', '0')
    expect(await listed(2)).toEqual({ at: ['1', '2'], more: true })
    expect(await listed(2, false)).toEqual({ at: ['3', '2'], more: true })
    expect((await listed(10)).at).toEqual(['1', '2', '3'])
    on.catchUp()
    expect((await listed(10)).at).toEqual(['0', '2', '3', '4'])
  })

  it('is up with the table after its time', async () => {
    inWeather({ laggingIndexes: 20 })
    await at('e', '5')
    await sleep(25)
    expect((await listed(10)).at).toContain('5')
  })
})

describe('messages', () => {
  const messages = Array.from({ length: 200 }, (_, index) => ({ key: `k${index % 7}`, index }))

  it('come at least once, some later and again, in order within a key', () => {
    const batches = inWeather({ lateMessages: 0.3, repeatedMessages: 0.4 }).deliveries(messages, ({ key }) => key)
    const arrived = batches.flat()
    expect(new Set(arrived).size).toBe(messages.length)
    expect(arrived.length).toBeGreaterThan(messages.length)
    const first = [...new Set(arrived)]
    expect(first).not.toEqual(messages)
    for (let key = 0; key < 7; key += 1)
      expect(first.filter((message) => message.key === `k${key}`)).toEqual(
        messages.filter((message) => message.key === `k${key}`),
      )
  })

  it('come once and in order on a fair day', () => {
    expect(inWeather({}).deliveries(messages, ({ key }) => key)).toEqual([messages])
  })

  it('are done when a worker died over them, by the one that came after it', async () => {
    const on = inWeather({ dyingWorkers: 0.9 })
    const begun: number[] = []
    for (let index = 0; index < 10; index += 1)
      await on.survived(async () => {
        begun.push(index)
        for (let step = 0; step < 8; step += 1) await put(`work-${index}`, { step })
      })
    expect(begun.length).toBeGreaterThan(15)
    for (let index = 0; index < 10; index += 1) expect(await get(`work-${index}`)).toMatchObject({ step: 7 })
  })
})
