import type { DynamoDBBatchResponse, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type EventDetail, type EventName, events } from '#shared/events/events.ts'
import { now } from '../clock/clock.ts'
import { prepareCall } from '../held/eachCall.ts'
import { log, withTrace } from '../log/log.ts'
import { beat, type ServiceManifest, subscribed } from '../manifest.ts'
import { followSandbox, isOfBookBefore } from '../sandbox/followSandbox.ts'
import type { SandboxRecord } from '../sandbox/sandboxes.ts'
import { followSecrets } from '../secrets/secrets.ts'
import { buryLetter } from './buryLetter.ts'
import type { DeadLetterRecord } from './deadLetters.ts'
import { noteRun } from './noteRun.ts'
import { retryLetter } from './retryLetter.ts'
import type { Met } from './scheduleRuns.ts'
import { triesOf } from './tries.ts'

/** A domain event as a subscriber gets it. `once` is the key under which its effect is committed exactly once. */
export interface Happening<Name extends EventName> {
  readonly id: string
  readonly name: Name
  readonly detail: EventDetail<Name>
  /** When it happened, an ISO instant. */
  readonly at: Instant
  /** Now, an ISO instant. */
  readonly now: Instant
  readonly once: string
}

/** A file that has arrived, with the key under which its effect is committed exactly once. */
export interface Arrival {
  /** Where it lies in the region's bucket. */
  readonly key: string
  /** When it came, an ISO instant. */
  readonly at: Instant
  readonly now: Instant
  readonly once: string
}

export type Receiver = (arrival: Arrival) => Promise<void>
export type Subscriber<Name extends EventName> = (happening: Happening<Name>) => Promise<void>
/** Carries out one step of a workflow; may run more than once for one execution and must then change nothing more. */
export type Task = {
  // A method, since each step says itself what its workflow hands it.
  run(input: unknown, execution: { readonly name: string; readonly now: Instant }): Promise<unknown>
}['run']
/** What a schedule runs. It answers how much it met, what failed of that, or the job that it began. */
export type Job = (run: { readonly now: Instant }) => Promise<Met>

/** That a worker beats is what is noted of it. */
const beats: Job = async () => ({})

type Subscribers<Manifest extends ServiceManifest> = {
  readonly [Handler in keyof NonNullable<Manifest['subscriptions']>]: NonNullable<
    Manifest['subscriptions']
  >[Handler] extends infer Name extends EventName | readonly EventName[]
    ? Subscriber<Name extends readonly EventName[] ? Name[number] : Extract<Name, EventName>>
    : never
}
/** What a subscriber's failing for the last time leaves to be done, by the subscriber: others may wait for what it did not do. */
type Mourners<Manifest extends ServiceManifest> = Partial<Subscribers<Manifest>>

type Jobs<Manifest extends ServiceManifest> = { readonly [Name in keyof NonNullable<Manifest['schedules']>]: Job }

type Receivers<Manifest extends ServiceManifest> = {
  readonly [Name in keyof NonNullable<Manifest['arrivals']>]: Receiver
}

interface Work<Manifest extends ServiceManifest> {
  readonly on: Subscribers<Manifest>
  readonly buried?: Mourners<Manifest>
  readonly jobs: Jobs<Manifest>
  readonly arrivals?: Receivers<Manifest>
  readonly tasks: Readonly<Record<string, Task>>
  readonly stream?: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>
}

/** What S3 tells of an object that was put, by way of EventBridge. */
interface ObjectCreated {
  readonly 'detail-type': 'Object Created'
  readonly source: 'aws.s3'
  readonly time: string
  readonly detail: { readonly object: { readonly key: string; readonly 'version-id'?: string } }
}

interface BusEvent {
  readonly id: string
  readonly 'detail-type': EventName
  readonly time: string
  readonly detail: { readonly eventId?: string }
}

type Invocation =
  | SQSEvent
  | DynamoDBStreamEvent
  | { readonly job: string }
  | { readonly task: string; readonly input: unknown; readonly executionName: string }

/** While a sandbox's book is put back, nobody else acts: what is told of it is left, and a step of a workflow fails. */
const leftAlone = (event: Invocation): unknown => {
  if ('task' in event) throw new Error('The sandbox is being put back.')
  return 'job' in event ? {} : { batchItemFailures: [] }
}

/** What a table's stream tells of the book as it is now, and not of how it was put back. */
const ofBookNow = (event: DynamoDBStreamEvent, sandbox: SandboxRecord | undefined): DynamoDBStreamEvent => ({
  ...event,
  Records: event.Records.filter(
    ({ dynamodb }) => !isOfBookBefore(sandbox, (dynamodb?.ApproximateCreationDateTime ?? Infinity) * 1000),
  ),
})

/**
 * Makes a service's worker: the function behind its queues, schedules and workflow tasks. What the manifest promises and
 * nothing here keeps does not compile. A message that fails goes back to its queue alone; the others are done.
 */
export const work = <const Manifest extends ServiceManifest>(manifest: Manifest, parts: Work<Manifest>) => {
  /** What somebody asks to be done now; of another service it is nothing. */
  const doAsAsked: Subscriber<'deadLetter.retried' | 'schedule.due'> = async ({ detail }) => {
    if (detail.service !== manifest.service) return
    if ('job' in detail) await onJob(detail.job)
    else await retryLetter(detail.deadLetterId, again)
  }
  const subscribers = Object.entries<Subscriber<never>>({
    ...(parts.on as Record<string, Subscriber<never>>),
    doAsAsked: doAsAsked as Subscriber<never>,
  })
  const mourners = Object.entries<Subscriber<never>>((parts.buried ?? {}) as Record<string, Subscriber<never>>)
  const heard = new Set(subscribed(manifest).map(({ handler, event }) => `${handler} ${event}`))

  const onMessage = async (
    body: string,
    queue: string | undefined,
    called: number,
    among = subscribers,
  ): Promise<void> => {
    const event = JSON.parse(body) as BusEvent | ObjectCreated
    if (event['detail-type'] === 'Object Created') return onArrival(event)
    const name = event['detail-type']
    const detail = events[name].parse(event.detail)
    // The outbox's id, not the bus's: an event that is published again is still the same event.
    const id = event.detail.eventId ?? event.id
    for (const [handler, subscriber] of among) {
      if (!heard.has(`${handler} ${name}`) || (queue !== undefined && queue !== handler)) continue
      await withTrace({ requestId: id, operation: `on.${handler}`, actor: 'system', called, capacity: 0 }, () =>
        subscriber({
          id,
          name,
          detail,
          at: event.time,
          now: now(),
          once: `on|${manifest.service}.${handler}|${id}`,
        } as Happening<never>),
      )
    }
  }

  /** Has the subscriber that failed try its message again, and nobody else. */
  const again = async ({ handler, event, body }: DeadLetterRecord): Promise<void> => {
    if (!heard.has(`${handler} ${event}`) && manifest.arrivals?.[handler] === undefined)
      throw new Error(`${manifest.service}.${handler} does not hear of ${event} any more; discard it.`)
    await onMessage(body, handler, performance.now())
  }

  const onArrival = async ({ time, detail: { object } }: ObjectCreated): Promise<void> => {
    const { key } = object
    for (const [handler, prefix] of Object.entries(manifest.arrivals ?? {})) {
      if (!key.startsWith(prefix)) continue
      const receive = (parts.arrivals as Record<string, Receiver>)[handler]
      if (receive === undefined) throw new Error(`${manifest.service} has no ${handler} for what arrives.`)
      const once = `arrival|${manifest.service}.${handler}|${key}|${object['version-id'] ?? ''}`
      await withTrace({ requestId: key, operation: `arrival.${handler}`, actor: 'system', capacity: 0 }, () =>
        receive({ key, at: new Date(time).toISOString() as Instant, now: now(), once }),
      )
    }
  }

  const handlers = new Set([...subscribers.map(([handler]) => handler), ...Object.keys(manifest.arrivals ?? {})])

  /** The queue's last name part is the handler's: `palisade-us-docs-makeProposal`. */
  const handlerOfQueue = (arn: string | undefined) => {
    const last = arn?.split(/[:-]/).at(-1)
    return last !== undefined && handlers.has(last) ? last : undefined
  }

  /** Whether what failed was tried as often as it is, and is kept where people see it. */
  const isBuried = async ({ body, attributes, eventSourceARN }: SQSRecord, error: unknown): Promise<boolean> => {
    const handler = handlerOfQueue(eventSourceARN)
    const tries = Number(attributes?.ApproximateReceiveCount)
    if (handler === undefined || !(tries >= triesOf(manifest, handler))) return false
    if (!(await buryLetter({ service: manifest.service, handler, body, tries, error }))) return false
    await onMessage(body, handler, performance.now(), mourners).catch((reason: unknown) =>
      log.error('what a dead letter leaves to be done was not done', { handler, error: reason }),
    )
    return true
  }

  const onQueue = async (event: SQSEvent, sandbox: SandboxRecord | undefined): Promise<SQSBatchResponse> => {
    const called = performance.now()
    const failures: SQSBatchResponse['batchItemFailures'] = []
    const take = async (record: SQSRecord): Promise<void> => {
      // Of what a sandbox was put back from, nothing is to be done any more.
      if (isOfBookBefore(sandbox, Number(record.attributes?.SentTimestamp))) return
      try {
        await onMessage(record.body, handlerOfQueue(record.eventSourceARN), called)
      } catch (error) {
        const { messageId } = record
        if (await isBuried(record, error)) {
          log.error('a message failed for the last time and is a dead letter', { messageId, error })
          return
        }
        log.error('a message failed and goes back to its queue', { messageId, error })
        failures.push({ itemIdentifier: messageId })
      }
    }
    const [first] = event.Records
    if (manifest.together?.includes(handlerOfQueue(first?.eventSourceARN) ?? ''))
      await Promise.all(event.Records.map(take))
    else for (const record of event.Records) await take(record)
    return { batchItemFailures: failures }
  }

  const onTask = (name: string, input: unknown, executionName: string) => {
    const task = parts.tasks[name]
    if (task === undefined) throw new Error(`${manifest.service} has no task ${name}.`)
    return withTrace({ requestId: executionName, operation: `task.${name}`, actor: 'system', capacity: 0 }, () =>
      task(input, { name: executionName, now: now() }),
    )
  }

  const onJob = (name: string) => {
    const job = name === beat.job ? beats : (parts.jobs as Record<string, Job>)[name]
    if (job === undefined) throw new Error(`${manifest.service} has no job ${name}.`)
    const trace = { requestId: `${name}@${now()}`, operation: `job.${name}`, actor: 'system', capacity: 0 }
    return withTrace(trace, async () => {
      const run = { service: manifest.service, job: name, began: now() }
      try {
        const met = await job({ now: run.began })
        await noteRun({ ...met, ...run, ended: now(), outcome: 'DONE' })
        return met
      } catch (error) {
        const failures = [error instanceof Error ? error.message : String(error)]
        await noteRun({ ...run, ended: now(), outcome: 'FAILED', failures })
        throw error
      }
    })
  }

  return async (event: Invocation): Promise<unknown> => {
    await followSecrets()
    const followed = await followSandbox()
    // What puts the book back is the one that acts meanwhile.
    const sandbox = manifest.service === 'sandbox' ? undefined : followed
    if (isOfBookBefore(sandbox)) return leftAlone(event)
    await prepareCall()
    if ('task' in event) return onTask(event.task, event.input, event.executionName)
    if ('job' in event) return onJob(event.job)
    if (event.Records[0] !== undefined && 'dynamodb' in event.Records[0]) {
      if (parts.stream === undefined) throw new Error(`${manifest.service} does not read the stream.`)
      return parts.stream(ofBookNow(event as DynamoDBStreamEvent, sandbox))
    }
    return onQueue(event as SQSEvent, sandbox)
  }
}
