import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { keptSeconds } from './deliveries.ts'

/** What a webhook is told about one record, one thing after another. */
export interface ThreadRecord {
  readonly id: string
  /** The last thing told. */
  readonly deliveryId: string
  readonly told: Instant
}

/** A webhook, and the record that it is told about. */
export interface Thread {
  readonly webhookId: string
  readonly about: string
}

/** The id of the thread of what a webhook is told about a record. */
export const threadOf = ({ webhookId, about }: Thread): string => `${webhookId}|${about}`

export const threads = defineRecord({
  kind: 'webhookThread',
  notFound: 'webhook.deliveryNotFound',
  expiresAt: ({ told }: ThreadRecord) => epochSeconds(told) + keptSeconds,
})
