import { machinesOf } from '#cdk/local/emulators/workflows/machines.ts'
import { runMachine } from '#cdk/local/emulators/workflows/runMachine.ts'
import { stateMachineOf } from '#cdk/local/emulators/workflows/stateMachine.ts'
import { subscribed } from '#functions/_platform/manifest.ts'
import { relayed } from '#functions/platform/relayed.ts'
import type { Item } from './cloud/expressions.ts'
import type { BusEvent } from './cloud/outside.ts'
import type { StreamRecord } from './cloud/rowStore.ts'
import type { Services } from './services.ts'
import type { World } from './world.ts'

/** What a subscriber or a workflow could not do, however often it tried. */
export interface DeadLetter {
  readonly what: string
  readonly event: string
  readonly id: string
}

/** What happens by itself in a world: stream, bus, queues, state machines and schedules. */
export interface Delivery {
  /** Lets all of it happen that follows from what was written. */
  settle(): Promise<void>
  /** Runs a service's scheduled job. */
  run(service: string, job: string): Promise<void>
  /** Every event that came to the bus, by its id. */
  readonly events: ReadonlyMap<string, BusEvent>
  readonly dead: readonly DeadLetter[]
}

interface Message {
  readonly service: string
  readonly handler: string
  readonly event: BusEvent
  readonly receives: number
}

const kinds: readonly string[] = relayed
const kindOf = ({ dynamodb: { NewImage, OldImage } }: StreamRecord) => (NewImage ?? OldImage)?.__edb_e__?.S ?? ''
const partitionOf = ({ dynamodb: { NewImage, OldImage } }: StreamRecord) => (NewImage ?? OldImage)?.pk?.S ?? ''

/** An image as Lambda hands it over, with its bytes as text. */
const imageOf = (item: Item) =>
  item.state?.B === undefined ? item : { ...item, state: { B: Buffer.from(item.state.B).toString('base64') } }

const asHandedOver = ({ dynamodb: { OldImage, NewImage, ...more }, ...record }: StreamRecord) => ({
  ...record,
  dynamodb: {
    ...more,
    ...(OldImage && { OldImage: imageOf(OldImage) }),
    ...(NewImage && { NewImage: imageOf(NewImage) }),
  },
})

const streamBatch = 100
/** A queue's messages are tried so often; in weather, where a try fails through no fault of the code, more often. */
const tries = { clear: 3, weather: 12 }

const chunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size))

/** Delivers in a world what its services' manifests ask for, in weather where there is one. */
export const deliveryOf = (world: World, { workers, manifests }: Services): Delivery => {
  const { weather } = world
  const machines = machinesOf(manifests)
  const events = new Map<string, BusEvent>()
  const dead: DeadLetter[] = []
  const started = new Set<string>()
  let place = world.table.streamLength

  const invoke = (service: string, event: unknown): Promise<unknown> => {
    const work = () => workers.get(service)?.(event, {}) ?? Promise.reject(new Error(`No worker of ${service}.`))
    return weather === undefined ? work() : weather.survived(work)
  }

  const batchesOf = <Each>(all: readonly Each[], keyOf: (each: Each) => string, size: number): Each[][] =>
    weather === undefined ? chunks(all, size) : weather.deliveries(all, keyOf)

  /** The relay reads on only when a batch is done: it gets a failed one again, for as long as it takes. */
  const relay = async (records: readonly StreamRecord[]): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        await invoke('platform', { Records: records.map(asHandedOver) })
        return
      } catch (error) {
        if (weather === undefined || attempt === 50) throw error
      }
  }

  const startWorkflow = async (name: string, { detail }: BusEvent): Promise<void> => {
    const machine = machines.get(name)
    if (machine === undefined || started.has(`${name} ${detail.eventId}`)) return
    started.add(`${name} ${detail.eventId}`)
    const tasks = Object.fromEntries(
      [...machine.tasks].map(([state, { service, task }]) => [
        state,
        async (input: unknown) =>
          JSON.parse(JSON.stringify((await invoke(service, { task, input, executionName: detail.eventId })) ?? null)),
      ]),
    )
    const stateMachine = await stateMachineOf(machine.definition)
    await runMachine(stateMachine, JSON.parse(JSON.stringify(detail)), { tasks }).catch(() =>
      dead.push({ what: name, event: name, id: detail.eventId }),
    )
  }

  const receive = async (messages: readonly Message[]): Promise<Message[]> => {
    const [first] = messages
    if (first === undefined) return []
    const { service, handler } = first
    const Records = messages.map(({ event }, index) => ({
      messageId: String(index),
      body: JSON.stringify(event),
      eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:palisade-${world.region}-${service}-${handler}`,
    }))
    const answer = (await invoke(service, { Records })) as {
      readonly batchItemFailures: readonly { readonly itemIdentifier: string }[]
    }
    const failed = answer.batchItemFailures.flatMap(({ itemIdentifier }) => messages[Number(itemIdentifier)] ?? [])
    const again = failed.map((message) => ({ ...message, receives: message.receives + 1 }))
    for (const { event, receives } of again)
      if (receives >= tries[weather === undefined ? 'clear' : 'weather'])
        dead.push({ what: `${service}.${handler}`, event: event['detail-type'], id: event.detail.eventId })
    return again.filter(({ receives }) => receives < tries[weather === undefined ? 'clear' : 'weather'])
  }

  const subscribersOf = (event: BusEvent): Message[] =>
    manifests.flatMap((manifest) =>
      subscribed(manifest)
        .filter((each) => each.event === event['detail-type'])
        .map(({ handler }) => ({ service: manifest.service, handler, event, receives: 0 })),
    )

  const workOff = async (happened: readonly BusEvent[]): Promise<void> => {
    for (const event of happened) events.set(event.detail.eventId, event)
    const names = happened.flatMap((event) =>
      manifests.flatMap(({ workflows = {} }) =>
        Object.entries(workflows)
          .filter(([, { startedBy }]) => startedBy === event['detail-type'])
          .map(([name]) => [name, event] as const),
      ),
    )
    let waiting = happened.flatMap(subscribersOf)
    const queues = async () => {
      while (waiting.length > 0) {
        const batches = batchesOf(waiting, ({ event, handler }) => `${handler} ${event.detail.eventId}`, 10)
        waiting = []
        for (const batch of batches)
          for (const queue of Map.groupBy(batch, ({ service, handler }) => `${service}.${handler}`).values())
            waiting.push(...(await receive(queue)))
      }
    }
    await Promise.all([queues(), ...names.map(([name, event]) => startWorkflow(name, event))])
  }

  return {
    events,
    dead,
    async settle() {
      for (;;) {
        const all = world.table.streamFrom(place)
        place += all.length
        const fresh = all.filter((record) => kinds.includes(kindOf(record)))
        for (const batch of batchesOf(fresh, partitionOf, streamBatch)) await relay(batch)
        const happened = world.outside.takeEvents()
        await workOff(happened)
        if (all.length === 0 && happened.length === 0) return
      }
    },
    async run(service, job) {
      // The scheduler runs a job that failed again, for a day.
      for (let attempt = 1; ; attempt += 1)
        try {
          await invoke(service, { job })
          return
        } catch (error) {
          if (weather === undefined || attempt === tries.weather) throw error
        }
    },
  }
}
