import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { type DeliveryRecord, deliveries } from '../store/deliveries.ts'
import { isOn, type StoredWebhook, webhooks } from '../store/webhooks.ts'

type New = Pick<DeliveryRecord, 'body' | 'id' | 'type' | 'webhookId'> & { readonly now: Instant }

/** Something to tell, of which nothing is sent yet. */
export const newDelivery = ({ now, ...about }: New): DeliveryRecord => ({
  ...about,
  status: 'WAITING',
  created: now,
  tries: [],
  triesMade: 0,
})

/**
 * What is committed for something to be sent: at once, or, while the receiver takes nothing, with the next round. The
 * webhook is written then too, so that no round ends as the last one without having seen it.
 */
export const toBeSent = (
  webhook: StoredWebhook,
  delivery: DeliveryRecord,
  now: Instant,
): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  const write = deliveries.create(delivery)
  if (!isOn(webhook)) return { writes: [write], events: [] }
  if (webhook.failingSince === undefined)
    return { writes: [write], events: [{ name: 'webhook.deliveryDue', detail: { deliveryId: delivery.id } }] }
  return { writes: [write, webhooks.update(webhook, { ...webhook, retryAt: webhook.retryAt ?? now })], events: [] }
}
