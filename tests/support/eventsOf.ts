import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DomainEvent } from '#shared/events/events.ts'
import type { TestTable } from './table.ts'

/** The domain events that were committed to a test table, in their order. */
export const eventsOf = async (table: TestTable): Promise<DomainEvent[]> => {
  const { Records } = await table.stream()
  return Records.flatMap(({ dynamodb }) => {
    const image = dynamodb?.NewImage
    if (image?.__edb_e__?.S !== 'outbox') return []
    const { name, detail } = unmarshall(image as Parameters<typeof unmarshall>[0])
    return [{ name, detail } as DomainEvent]
  })
}
