import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { quickenStreams } from '#cdk/local/storage/quickenStreams.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'

export interface TestTable {
  /** Everything the stream has, as the relay would get it. */
  stream(): Promise<DynamoDBStreamEvent>
  stop(): Promise<void>
}

/** A table of its own on the DynamoDB emulator, with the environment set so that the storage code uses it. */
export const startTable = async (): Promise<TestTable> => {
  const directory = mkdtempSync(join(tmpdir(), 'palisade-'))
  const file = join(directory, 'table.db')
  const emulator = await startDynamoDb({ file })
  Object.assign(process.env, {
    PALISADE_REGION: 'us',
    TABLE_NAME: 'test',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
  })
  letGo()
  const client = new DynamoDBClient({ endpoint: emulator.url })
  const made = await client.send(new CreateTableCommand(tableDefinition('test')))
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
      client.destroy()
      streams.destroy()
      letGo()
      await emulator.stop()
      delete process.env.AWS_ENDPOINT_URL_DYNAMODB
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
