import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { RegionCode } from '#shared/regions/code.ts'
import { localCredentials } from '../runtime/environment.ts'
import { openStore } from '../storage/store.ts'
import type { InvokeWorker } from './events/queues.ts'

interface TableStream {
  readonly region: RegionCode
  readonly awsRegion: string
  readonly streamArn: string
}

interface StreamSettings {
  readonly file: string
  readonly dynamodbUrl: string
  readonly tables: readonly TableStream[]
  /** The kinds of rows that it is told of, as the event source's filter says; all without it. */
  readonly kinds?: readonly string[] | undefined
  /** The service whose worker reads the stream. */
  readonly service: string
  readonly invoke: InvokeWorker
  readonly retryDelay?: number
}

const schema =
  'CREATE TABLE IF NOT EXISTS checkpoint (streamArn TEXT PRIMARY KEY, sequenceNumber TEXT NOT NULL, savedAt TEXT NOT NULL)'

/** How often to look without being told that something was written (milliseconds). */
const interval = 2000
const batchSize = 100

export type Streams = ReturnType<typeof startStreams>

/**
 * DynamoDB Streams to Lambda: hands each region's changes, in order, to the relay. The place in the stream is saved after
 * the relay answered, so a change is seen at least once, whenever the platform is killed. A batch that fails is tried
 * again, from its first failed record on.
 */
export function startStreams(settings: StreamSettings) {
  const store = openStore({ file: settings.file, schema })
  const readers = settings.tables.map((each) => reader(settings, store, each))
  return {
    /** Something was probably written: look now rather than at the next interval. */
    poke(region: RegionCode): void {
      for (const each of readers) if (each.region === region) each.poke()
    },
    /** Resolves once everything written before the call has reached the relay. */
    caughtUp: async (): Promise<void> => {
      await Promise.all(readers.map((each) => each.caughtUp()))
    },
    async stop(): Promise<void> {
      await Promise.all(readers.map((each) => each.stop()))
      store.close()
    },
  }
}

const reader = (
  { dynamodbUrl, service, invoke, kinds, retryDelay = 500 }: StreamSettings,
  store: ReturnType<typeof openStore>,
  { region, awsRegion, streamArn }: TableStream,
) => {
  const client = new DynamoDBStreamsClient({ endpoint: dynamodbUrl, region: awsRegion, credentials: localCredentials })
  // It describes every batch to a logger, also where there is none.
  client.middlewareStack.remove('loggerMiddleware')
  let stopped = false
  let wake = new AbortController()
  let iterator: string | undefined
  let reading = ''
  /** Shards that were read to their ends: DynamoDB closes one after some hours and goes on in another. */
  const finished = new Set<string>()
  let passes = 0
  const waiting: { readonly pass: number; readonly resolve: () => void }[] = []

  const shardsOf = async (after?: string): Promise<Shard[]> => {
    const ask = new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: after })
    const { Shards = [], LastEvaluatedShardId: last } = (await client.send(ask)).StreamDescription ?? {}
    return last === undefined ? Shards : [...Shards, ...(await shardsOf(last))]
  }

  /** Begins behind the last change that was handed over: in its shard, or in the one that followed it. */
  const open = async (): Promise<string> => {
    const saved = store.prepare('SELECT sequenceNumber FROM checkpoint WHERE streamArn = ?').get(streamArn)
    const reached = saved === undefined ? -1n : BigInt(String(saved.sequenceNumber))
    const shards = (await shardsOf()).sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    const shard = shards.find(({ ShardId = '' }, index) => {
      const next = shards[index + 1]
      return !finished.has(ShardId) && (next === undefined || startOf(next) > reached)
    })
    if (shard === undefined) throw new Error(`The stream ${streamArn} has no shard.`)
    const position =
      startOf(shard) > reached
        ? { ShardIteratorType: 'TRIM_HORIZON' as const }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: String(saved?.sequenceNumber) }
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shard.ShardId, ...position }),
    )
    if (ShardIterator === undefined) throw new Error(`The stream ${streamArn} does not let its shard be read.`)
    reading = shard.ShardId ?? ''
    return ShardIterator
  }

  const save = (sequenceNumber: string): void => {
    store
      .prepare('INSERT OR REPLACE INTO checkpoint (streamArn, sequenceNumber, savedAt) VALUES (?, ?, ?)')
      .run(streamArn, sequenceNumber, new Date().toISOString())
  }

  /** Reads and hands over one batch; whether there may be more. */
  const pass = async (): Promise<boolean> => {
    iterator ??= await open()
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }),
    )
    if (Records.length > 0) {
      const told = Records.filter((each) => kinds === undefined || kinds.includes(kindOf(each)))
      const event = { Records: told.map((each) => lambdaRecord(each, streamArn)) }
      const failed = told.length === 0 ? undefined : firstFailed(await invoke(region, service, event))
      const done =
        failed === undefined
          ? Records
          : Records.slice(
              0,
              Records.findIndex((each) => sequenceOf(each) === failed),
            )
      const last = done.at(-1)
      if (last !== undefined) save(sequenceOf(last))
      if (failed !== undefined) throw new Error(`The relay refused record ${failed}.`)
    }
    iterator = NextShardIterator
    if (iterator === undefined) finished.add(reading)
    return Records.length > 0 || iterator === undefined
  }

  const loop = async (): Promise<void> => {
    while (!stopped) {
      passes += 1
      const started = passes
      const found = await pass().catch(async () => {
        iterator = undefined
        if (!stopped) await sleep(retryDelay)
        return true
      })
      if (!found) {
        for (const each of waiting.filter(({ pass: after }) => started > after)) {
          waiting.splice(waiting.indexOf(each), 1)
          each.resolve()
        }
        await sleep(waiting.length > 0 ? 0 : interval, undefined, { signal: wake.signal }).catch(() => {
          wake = new AbortController()
        })
      }
    }
    for (const { resolve } of waiting) resolve()
  }
  const ended = loop()

  return {
    region,
    poke(): void {
      wake.abort()
    },
    caughtUp: () =>
      new Promise<void>((resolve) => {
        waiting.push({ pass: passes, resolve })
        wake.abort()
      }),
    async stop(): Promise<void> {
      stopped = true
      wake.abort()
      await ended
      client.destroy()
    },
  }
}

const startOf = ({ SequenceNumberRange }: Shard): bigint => BigInt(SequenceNumberRange?.StartingSequenceNumber ?? 0)

const sequenceOf = (record: StreamRecord): string => record.dynamodb?.SequenceNumber ?? ''

const kindOf = ({ dynamodb }: StreamRecord): string => (dynamodb?.NewImage ?? dynamodb?.OldImage)?.__edb_e__?.S ?? ''

const lambdaRecord = (record: StreamRecord, streamArn: string) => ({
  eventID: record.eventID,
  eventName: record.eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: record.awsRegion,
  eventSourceARN: streamArn,
  dynamodb: {
    ...record.dynamodb,
    ApproximateCreationDateTime: Math.floor((record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
  },
})

const firstFailed = (result: unknown): string | undefined => {
  const listed =
    typeof result === 'object' && result !== null && 'batchItemFailures' in result ? result.batchItemFailures : []
  const first = Array.isArray(listed) ? listed[0] : undefined
  return first === undefined ? undefined : String(first.itemIdentifier)
}
