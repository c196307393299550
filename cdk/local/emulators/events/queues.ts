import { randomUUID } from 'node:crypto'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { localRegion } from '../../regions.ts'
import { openStore } from '../../storage/store.ts'

/** A subscriber's queue: one handler of one service's worker in one region. */
export interface QueueName {
  readonly region: RegionCode
  readonly service: string
  readonly handler: string
}

export interface DeadLetter extends QueueName {
  readonly id: string
  readonly body: string
  readonly receives: number
  readonly failure: string
  readonly diedAt: string
}

export type InvokeWorker = (region: RegionCode, service: string, event: unknown) => Promise<unknown>

interface QueueSettings {
  readonly file: string
  readonly invoke: InvokeWorker
  /** Milliseconds before the second and the third receive; as many receives as delays, plus one. */
  readonly retryDelays?: readonly number[]
  /** Whether a handler waits for a party that may be away: its messages are tried again without end. */
  readonly isPatient?: (queue: QueueName) => boolean
}

const schema = `
CREATE TABLE IF NOT EXISTS message (
  id TEXT PRIMARY KEY, region TEXT NOT NULL, service TEXT NOT NULL, handler TEXT NOT NULL, body TEXT NOT NULL,
  sentAt INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0, visibleAt INTEGER NOT NULL, inFlight INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS message_queue ON message (region, service, handler, inFlight, visibleAt);
CREATE TABLE IF NOT EXISTS deadLetter (
  id TEXT PRIMARY KEY, region TEXT NOT NULL, service TEXT NOT NULL, handler TEXT NOT NULL, body TEXT NOT NULL,
  receives INTEGER NOT NULL, failure TEXT NOT NULL, diedAt TEXT NOT NULL);`

const batchSize = 10
const batchesAtOnce = 2

export type Queues = ReturnType<typeof openQueues>

/**
 * SQS queues with their Lambda triggers: what is queued is on disk before `send` returns, is delivered at least once,
 * tried three times – or without end where a handler is patient – and then kept as a dead letter. What was under way at a crash is delivered again.
 */
export function openQueues({ file, invoke, retryDelays = [1000, 4000], isPatient = () => false }: QueueSettings) {
  const store = openStore({ file, schema })
  store.exec('UPDATE message SET inFlight = 0, visibleAt = 0')
  const running = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false

  const take = store.prepare(
    `UPDATE message SET inFlight = 1, receives = receives + 1 WHERE id IN (
       SELECT id FROM message WHERE region = ? AND service = ? AND handler = ? AND inFlight = 0 AND visibleAt <= ?
       ORDER BY visibleAt LIMIT ?) RETURNING *`,
  )
  const nextVisible = store.prepare(
    'SELECT min(visibleAt) AS at FROM message WHERE region = ? AND service = ? AND handler = ? AND inFlight = 0',
  )

  const depth = store.prepare(
    `SELECT count(*) AS total, sum(inFlight = 0 AND visibleAt <= ?) AS visible FROM message
       WHERE region = ? AND service = ? AND handler = ?`,
  )
  const deadOf = store.prepare('SELECT count(*) AS n FROM deadLetter WHERE region = ? AND service = ? AND handler = ?')

  const settle = (id: string, queue: QueueName, failure: string | undefined): void => {
    if (failure === undefined) {
      store.prepare('DELETE FROM message WHERE id = ?').run(id)
      return
    }
    const receives = Number(store.prepare('SELECT receives FROM message WHERE id = ?').get(id)?.receives ?? 0)
    const delay = retryDelays[receives - 1] ?? (isPatient(queue) ? retryDelays.at(-1) : undefined)
    if (delay !== undefined) {
      store.prepare('UPDATE message SET inFlight = 0, visibleAt = ? WHERE id = ?').run(Date.now() + delay, id)
      return
    }
    store.exec('BEGIN IMMEDIATE')
    store
      .prepare(
        'INSERT INTO deadLetter SELECT id, region, service, handler, body, receives, ?, ? FROM message WHERE id = ?',
      )
      .run(failure, new Date().toISOString(), id)
    store.prepare('DELETE FROM message WHERE id = ?').run(id)
    store.exec('COMMIT')
  }

  const deliver = async (queue: QueueName): Promise<void> => {
    const rows = take.all(queue.region, queue.service, queue.handler, Date.now(), batchSize)
    if (rows.length === 0) return
    const failures = await invoke(queue.region, queue.service, { Records: rows.map((row) => record(row, queue)) }).then(
      (result) => failedItems(result),
      (error: unknown) => new Map(rows.map((row) => [String(row.id), String(error)])),
    )
    if (stopped) return
    for (const row of rows) settle(String(row.id), queue, failures.get(String(row.id)))
  }

  const pump = (queue: QueueName): void => {
    if (stopped) return
    const key = keyOf(queue)
    const at = nextVisible.get(queue.region, queue.service, queue.handler)?.at
    if (typeof at !== 'number') return
    const wait = at - Date.now()
    if (wait > 0) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        pump(queue)
      }, wait)
      timers.add(timer)
      return
    }
    const busy = running.get(key) ?? 0
    if (busy >= batchesAtOnce) return
    running.set(key, busy + 1)
    deliver(queue).finally(() => {
      running.set(key, (running.get(key) ?? 1) - 1)
      pump(queue)
    })
  }

  const insert = store.prepare(
    'INSERT INTO message (id, region, service, handler, body, sentAt, visibleAt) VALUES (?, ?, ?, ?, ?, ?, 0)',
  )

  return {
    /** Queues bodies for subscribers, all or none; they are on disk when this returns. */
    send(messages: readonly { readonly queue: QueueName; readonly body: string }[]): void {
      store.exec('BEGIN IMMEDIATE')
      for (const { queue, body } of messages)
        insert.run(randomUUID(), queue.region, queue.service, queue.handler, body, Date.now())
      store.exec('COMMIT')
      for (const { queue } of messages) setImmediate(() => pump(queue))
    },
    /** Delivers what an earlier run left. */
    resume(): void {
      for (const row of store.prepare('SELECT DISTINCT region, service, handler FROM message').all()) pump(toQueue(row))
    },
    /** How many messages a queue holds, and how many of its own are dead. */
    depth({ region, service, handler }: QueueName): { waiting: number; inWork: number; dead: number } {
      const { visible, total } = depth.get(Date.now(), region, service, handler) ?? {}
      const waiting = Number(visible ?? 0)
      const dead = Number(deadOf.get(region, service, handler)?.n ?? 0)
      return { waiting, inWork: Number(total ?? 0) - waiting, dead }
    },
    /** Messages waiting or under way. */
    pending: (): number => Number(store.prepare('SELECT count(*) AS n FROM message').get()?.n),
    deadLetters: (): DeadLetter[] =>
      store
        .prepare('SELECT * FROM deadLetter ORDER BY diedAt DESC')
        .all()
        .map((row) => ({
          ...toQueue(row),
          id: String(row.id),
          body: String(row.body),
          receives: Number(row.receives),
          failure: String(row.failure),
          diedAt: String(row.diedAt),
        })),
    /** Puts a dead letter back into its queue; false when there is none of that id. */
    redrive(id: string): boolean {
      const row = store.prepare('DELETE FROM deadLetter WHERE id = ? RETURNING *').get(id)
      if (row === undefined) return false
      this.send([{ queue: toQueue(row), body: String(row.body) }])
      return true
    },
    async stop(): Promise<void> {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      store.close()
    },
  }
}

const keyOf = ({ region, service, handler }: QueueName): string => `${region} ${service} ${handler}`

const toQueue = (row: Record<string, unknown>): QueueName => ({
  region: localRegionCode(row.region),
  service: String(row.service),
  handler: String(row.handler),
})

const localRegionCode = (value: unknown): RegionCode => regionCodes.find((code) => code === value) ?? 'us'

const record = (row: Record<string, unknown>, { region, service, handler }: QueueName) => {
  const { awsRegion } = localRegion(region)
  return {
    messageId: String(row.id),
    receiptHandle: String(row.id),
    body: String(row.body),
    attributes: {
      ApproximateReceiveCount: String(row.receives),
      SentTimestamp: String(row.sentAt),
      SenderId: 'AIDALOCAL',
      ApproximateFirstReceiveTimestamp: String(row.sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${awsRegion}:000000000000:palisade-${region}-${service}-${handler}`,
    awsRegion,
  }
}

/** The items a batch answer names as failed, with what is known of the reason. */
const failedItems = (result: unknown): Map<string, string> => {
  const listed =
    typeof result === 'object' && result !== null && 'batchItemFailures' in result ? result.batchItemFailures : []
  if (!Array.isArray(listed)) return new Map()
  return new Map(listed.map((each) => [String(each?.itemIdentifier), 'The worker reported this message as failed.']))
}
