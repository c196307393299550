import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { WebhookDelivery, WebhookTry } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { WebhookDeliveryId } from '#shared/domain/ids/ids.ts'
import type { DeliveryStatus } from '#shared/domain/integration/webhooks.ts'

/** What was delivered, or given up, is shown for so long. */
export const keptSeconds = 30 * 86_400

/** Something that is told a receiver. */
export interface DeliveryRecord {
  readonly id: string
  readonly webhookId: string
  readonly type: WebhookDelivery['type']
  /** The record that it is about: those about one are sent one after another. */
  readonly about?: string
  readonly status: DeliveryStatus
  readonly created: Instant
  readonly body: string
  /** The last tries. */
  readonly tries: readonly WebhookTry[]
  readonly triesMade: number
  /** What is sent as soon as it is taken. */
  readonly followedBy?: string
}

export type StoredDelivery = Stored<DeliveryRecord>

/** The list of what a webhook is told of. */
export const deliveriesOf = (webhookId: string): string => `webhook:${webhookId}`

export const deliveryRow = (delivery: DeliveryRecord): WebhookDelivery => ({
  id: delivery.id as WebhookDeliveryId,
  type: delivery.type,
  status: delivery.status,
  created: delivery.created,
  body: delivery.body,
  tries: [...delivery.tries],
  triesMade: delivery.triesMade,
})

export const deliveries = defineRecord({
  kind: 'webhookDelivery',
  version: 2,
  // Before those about one record followed each other, nothing was said of either.
  from: { 1: (old: DeliveryRecord) => old },
  notFound: 'webhook.deliveryNotFound',
  list: {
    scopes: (delivery: DeliveryRecord) => [deliveriesOf(delivery.webhookId)],
    groups: (delivery: DeliveryRecord) => [delivery.status],
    sorts: { created: ({ created }: DeliveryRecord) => created },
    summary: deliveryRow,
  },
  expiresAt: ({ created }: DeliveryRecord) => epochSeconds(created) + keptSeconds,
})
