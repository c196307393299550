import { randomUUID } from 'node:crypto'
import { type ServiceManifest, subscribed } from '#functions/_platform/manifest.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { AwsError, type AwsInput, awsJson } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import { localRegion, regionOfAwsRegion } from '../../regions.ts'
import { mostMessageBytes } from '../../runtime/limits.ts'
import type { Emulator } from '../dynamodb.ts'
import type { Queues } from './queues.ts'

/** An event as EventBridge hands it to its targets. */
export interface BusEvent {
  readonly version: '0'
  readonly id: string
  readonly source: string
  readonly account: string
  readonly time: string
  readonly region: string
  readonly resources: readonly string[]
  readonly 'detail-type': string
  readonly detail: unknown
}

interface EventsSettings {
  readonly manifests: readonly ServiceManifest[]
  readonly queues: Queues
  /** Starts a state machine; a name that was used before starts nothing. */
  readonly startWorkflow: (region: RegionCode, machine: string, name: string, input: unknown) => void
  readonly port?: number
}

/**
 * EventBridge: PutEvents matches the manifests' subscriptions and workflows by the event's name. When it answers, every
 * subscriber's message and every execution is on disk.
 */
export async function startEvents(settings: EventsSettings): Promise<Emulator> {
  const targets = targetsOf(settings.manifests)

  const put = (entry: AwsInput, awsRegion: string) => {
    const region = regionOfBus(entry.EventBusName) ?? regionOfAwsRegion(awsRegion)
    const detail = parsed(entry.Detail)
    if (region === undefined) return { ErrorCode: 'InternalFailure', ErrorMessage: 'No region has this event bus.' }
    if (detail === undefined) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' }
    const event: BusEvent = {
      version: '0',
      id: randomUUID(),
      source: String(entry.Source ?? ''),
      account: '000000000000',
      time: typeof entry.Time === 'number' ? new Date(entry.Time * 1000).toISOString() : new Date().toISOString(),
      region: localRegion(region).awsRegion,
      resources: [],
      'detail-type': String(entry.DetailType ?? ''),
      detail,
    }
    const { subscribers, machines } = targets.get(event['detail-type']) ?? nobody
    const body = JSON.stringify(event)
    settings.queues.send(subscribers.map((each) => ({ queue: { region, ...each }, body })))
    for (const machine of machines) settings.startWorkflow(region, machine, eventIdOf(event), detail)
    return { EventId: event.id }
  }

  const putEvents = (input: AwsInput, awsRegion: string) => {
    const entries: AwsInput[] = Array.isArray(input.Entries) ? input.Entries : []
    if (entries.reduce((sum, entry) => sum + bytesOf(entry), 0) > mostMessageBytes)
      throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.')
    const results = entries.map((entry) => put(entry, awsRegion))
    return { Entries: results, FailedEntryCount: results.filter((each) => 'ErrorCode' in each).length }
  }

  return listen(awsJson({ PutEvents: putEvents }), settings.port)
}

interface Targets {
  readonly subscribers: { readonly service: string; readonly handler: string }[]
  readonly machines: string[]
}

const nobody: Targets = { subscribers: [], machines: [] }

const targetsOf = (manifests: readonly ServiceManifest[]): Map<string, Targets> => {
  const targets = new Map<string, Targets>()
  const of = (event: string): Targets => {
    const found = targets.get(event) ?? { subscribers: [], machines: [] }
    targets.set(event, found)
    return found
  }
  for (const manifest of manifests) {
    const { service, workflows = {} } = manifest
    for (const { handler, event } of subscribed(manifest)) of(event).subscribers.push({ service, handler })
    for (const [machine, { startedBy }] of Object.entries(workflows)) of(startedBy).machines.push(machine)
  }
  return targets
}

/**
 * The domain event's own id, which the outbox relay puts into the detail: an event that is published twice after a crash
 * starts its workflow once.
 */
const eventIdOf = ({ id, detail }: BusEvent): string =>
  typeof detail === 'object' && detail !== null && 'eventId' in detail ? String(detail.eventId) : id

const regionOfBus = (name: unknown): RegionCode | undefined =>
  regionCodes.find((code) => typeof name === 'string' && name.split('/').at(-1) === localRegion(code).eventBusName)

/** What an entry counts for (EventBridge user guide, "Calculating PutEvents event entry size"). */
const bytesOf = ({ Time, Source, DetailType, Detail }: AwsInput): number =>
  (Time === undefined ? 0 : 14) +
  [Source, DetailType, Detail].reduce<number>((sum, text) => sum + Buffer.byteLength(String(text ?? '')), 0)

const parsed = (detail: unknown): unknown => {
  try {
    return JSON.parse(String(detail))
  } catch {
    return undefined
  }
}
