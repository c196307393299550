import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { WebhookDelivery, WebhookTry } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { WebhookDeliveryId } from '#shared/domain/ids/ids.ts'
import type { DeliveryStatus } from '#shared/domain/integration/webhooks.ts'

/** What was delivered, or given up, is shown for so long. */
const keptSeconds = 30 * 86_400

/** Something that is told a receiver. */
export interface DeliveryRecord {
  readonly id: string
  readonly webhookId: string
  readonly type: WebhookDelivery['type']
  readonly status: DeliveryStatus
  readonly created: Instant
  readonly body: string
  /** The last tries. */
  readonly tries: readonly WebhookTry[]
  readonly triesMade: number
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
  notFound: 'webhook.deliveryNotFound',
  list: {
    scopes: (delivery: DeliveryRecord) => [deliveriesOf(delivery.webhookId)],
    groups: (delivery: DeliveryRecord) => [delivery.status],
    sorts: { created: ({ created }: DeliveryRecord) => created },
    summary: deliveryRow,
  },
  expiresAt: ({ created }: DeliveryRecord) => epochSeconds(created) + keptSeconds,
})
