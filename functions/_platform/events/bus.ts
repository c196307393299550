import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EventName } from '#shared/events/events.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

const eventBus = held(() => readsInRehearsal(new EventBridgeClient({})))

export interface OutboxEvent {
  readonly id: string
  readonly name: EventName
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Instant
}

/** EventBridge takes this many events in one call. */
const mostEntries = 10

/** Puts events on the bus; throws when the bus refused any, so that the batch is tried again. */
export const publish = async (events: readonly OutboxEvent[]): Promise<void> => {
  for (let start = 0; start < events.length; start += mostEntries) {
    const { FailedEntryCount } = await eventBus().send(
      new PutEventsCommand({
        Entries: events.slice(start, start + mostEntries).map((event) => ({
          EventBusName: config.eventBusName,
          Source: 'palisade',
          DetailType: event.name,
          Detail: JSON.stringify({ ...event.detail, eventId: event.id }),
          Time: new Date(event.at),
        })),
      }),
    )
    if ((FailedEntryCount ?? 0) > 0) throw new Error(`The event bus refused ${FailedEntryCount} events.`)
  }
}
