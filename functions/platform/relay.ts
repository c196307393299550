import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent, AttributeValue as StreamValue } from 'aws-lambda'
import { type OutboxEvent, publish } from '#functions/_platform/events/bus.ts'
import { type ListNews, tellNews } from '#functions/_platform/news/tellNews.ts'
import { followAudit, type TrailedEntry } from '#functions/_platform/storage/auditTrail.ts'
import { countLists, type ListChange } from '#functions/_platform/storage/counters.ts'
import { followPartners, type PartnersChange } from '#functions/_platform/storage/partnerLists.ts'
import type { Findable, PartnerRows } from '#functions/_platform/storage/rows.ts'
import { indexWords, type WordsChange } from '#functions/_platform/storage/searchIndex.ts'
import { indexPlaces, type PlaceChange } from '#functions/_platform/storage/thumbIndex.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EventName } from '#shared/events/events.ts'
import type { Relayed } from './relayed.ts'

type Image = Record<string, unknown> | undefined

const imageOf = (image: Record<string, StreamValue> | undefined): Image =>
  image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0])

const kindOf = (image: Image) => image?.__edb_e__ as Relayed | undefined

/**
 * Reads the table's stream: events of the outbox go to the bus, list rows into their counters and thumb indexes, the words
 * of records into the search index, records into the lists of their partners, entries of the audit into its trails, and
 * what of whose lists has changed into their news. Every
 * part may see a change twice and then does nothing more; a failure repeats the whole batch.
 */
export const relay = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const events: OutboxEvent[] = []
  const lists: ListChange[] = []
  const news: ListNews[] = []
  const places: PlaceChange[] = []
  const words: WordsChange[] = []
  const partners: PartnersChange[] = []
  const audited: TrailedEntry[] = []
  for (const { dynamodb, eventName } of event.Records) {
    const before = imageOf(dynamodb?.OldImage)
    const after = imageOf(dynamodb?.NewImage)
    const image = after ?? before
    switch (kindOf(image)) {
      case 'audit':
        if (after?.trail !== undefined) audited.push(after as unknown as TrailedEntry)
        break
      case 'outbox':
        if (eventName === 'INSERT' && after !== undefined)
          events.push({
            id: String(after.id),
            name: after.name as EventName,
            detail: after.detail as Record<string, unknown>,
            at: String(after.at) as Instant, // commit wrote it
          })
        break
      case 'list':
        lists.push({
          list: String(image?.list),
          sequence: (dynamodb?.SequenceNumber ?? '').padStart(40, '0'),
          count: Number(after !== undefined) - Number(before !== undefined),
          measure: Number(after?.measure ?? 0) - Number(before?.measure ?? 0),
        })
        news.push({ list: String(image?.list), id: String(image?.id), isThere: after !== undefined })
        places.push({ list: String(image?.list), id: String(image?.id), before, after })
        break
      case 'state':
        words.push({
          id: String(image?.id),
          before: before?.find as Findable | undefined,
          after: after?.find as Findable | undefined,
        })
        partners.push({
          id: String(image?.id),
          before: before?.partners as PartnerRows | undefined,
          after: after?.partners as PartnerRows | undefined,
        })
        break
    }
  }
  await Promise.all([
    publish(events),
    countLists(lists),
    indexPlaces(places),
    indexWords(words),
    followPartners(partners),
    followAudit(audited),
    tellNews(news),
  ])
  return { batchItemFailures: [] }
}
