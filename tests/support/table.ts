import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { quickenStreams } from '#cdk/local/storage/quickenStreams.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { startWeatherOfTheRun } from '#tests/weather/ofTheRun.ts'
import { signedForOneRegion } from './oneRegion.ts'
import './stayHere.ts'
import { startTableWithin } from './tableWithin.ts'

export interface TestTable {
  /** Everything the stream has, as the relay would get it. */
  stream(): Promise<DynamoDBStreamEvent>
  stop(): Promise<void>
}

/**
 * A table of its own on the DynamoDB emulator, or on the DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names, or within the
 * process where vitest.config.ts says so, with the run's weather before it and the environment set so that the storage code uses it. Its name and its access key are its
 * own, so that it meets no other: DynamoDB Local goes by both, by the name alone when it shares one database, and is then
 * much slower with many tables.
 */
export const startTable = async (): Promise<TestTable> => {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (given === undefined && process.env.PALISADE_TABLE === 'within') return startTableWithin()
  const directory = mkdtempSync(join(tmpdir(), 'palisade-'))
  const file = join(directory, 'table.db')
  const emulator = await startDynamoDb({ file })
  const id = randomUUID().replaceAll('-', '')
  const TableName = `test-${id}`
  Object.assign(process.env, {
    ...sandboxes,
    PALISADE_REGION: 'us',
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'https://us.test.example',
    TABLE_NAME: TableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: id,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
  })
  letGo()
  const regions = signedForOneRegion('us-east-1')
  const weather = startWeatherOfTheRun()
  const client = new DynamoDBClient({ endpoint: emulator.url })
  const made = await client.send(new CreateTableCommand(tableDefinition(TableName)))
  if (existsSync(file)) quickenStreams(file)
  const streamArn = made.TableDescription?.LatestStreamArn
  const streams = new DynamoDBStreamsClient({ endpoint: emulator.url })
  streams.middlewareStack.remove('loggerMiddleware')
  const records: unknown[] = []
  // A shard is read on from where the last call stopped.
  const places = new Map<string | undefined, string | undefined>()
  const begin = async (ShardId: string | undefined): Promise<string | undefined> => {
    const from = { StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const
    return (await streams.send(new GetShardIteratorCommand(from))).ShardIterator
  }
  return {
    async stream() {
      const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }))
      for (const { ShardId } of StreamDescription?.Shards ?? []) {
        let place = places.get(ShardId) ?? (await begin(ShardId))
        for (let read = 1000; read === 1000 && place !== undefined; ) {
          const page = await streams.send(new GetRecordsCommand({ ShardIterator: place, Limit: 1000 }))
          records.push(...(page.Records ?? []))
          read = page.Records?.length ?? 0
          place = page.NextShardIterator
        }
        places.set(ShardId, place)
      }
      return { Records: [...records] } as unknown as DynamoDBStreamEvent
    },
    async stop() {
      if (given !== undefined) await client.send(new DeleteTableCommand({ TableName }))
      client.destroy()
      streams.destroy()
      letGo()
      weather.stop()
      regions()
      await emulator.stop()
      if (given === undefined) delete process.env.AWS_ENDPOINT_URL_DYNAMODB
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
