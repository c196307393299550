import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent, AttributeValue as StreamValue } from 'aws-lambda'
import { type OutboxEvent, publish } from '#functions/_platform/events/bus.ts'
import { countLists, type ListChange } from '#functions/_platform/storage/counters.ts'
import type { Findable } from '#functions/_platform/storage/rows.ts'
import { indexWords, type WordsChange } from '#functions/_platform/storage/searchIndex.ts'
import type { EventName } from '#shared/events/events.ts'
import type { Relayed } from './relayed.ts'

type Image = Record<string, unknown> | undefined

const imageOf = (image: Record<string, StreamValue> | undefined): Image =>
  image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0])

const kindOf = (image: Image) => image?.__edb_e__ as Relayed | undefined

/**
 * Reads the table's stream: events of the outbox go to the bus, list rows into their counters, the words of records into
 * the search index. Every part may see a change twice and then does nothing more; a failure repeats the whole batch.
 */
export const relay = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const events: OutboxEvent[] = []
  const lists: ListChange[] = []
  const words: WordsChange[] = []
  for (const { dynamodb, eventName } of event.Records) {
    const before = imageOf(dynamodb?.OldImage)
    const after = imageOf(dynamodb?.NewImage)
    const image = after ?? before
    switch (kindOf(image)) {
      case 'outbox':
        if (eventName === 'INSERT' && after !== undefined)
          events.push({
            id: String(after.id),
            name: after.name as EventName,
            detail: after.detail as Record<string, unknown>,
            at: String(after.at),
          })
        break
      case 'list':
        lists.push({
          list: String(image?.list),
          sequence: (dynamodb?.SequenceNumber ?? '').padStart(40, '0'),
          count: Number(after !== undefined) - Number(before !== undefined),
          measure: Number(after?.measure ?? 0) - Number(before?.measure ?? 0),
        })
        break
      case 'state':
        words.push({
          id: String(image?.id),
          before: before?.find as Findable | undefined,
          after: after?.find as Findable | undefined,
        })
        break
    }
  }
  await Promise.all([publish(events), countLists(lists), indexWords(words)])
  return { batchItemFailures: [] }
}
