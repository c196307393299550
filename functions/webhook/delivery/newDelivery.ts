import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { type DeliveryRecord, deliveries, type StoredDelivery } from '../store/deliveries.ts'
import { isOn, type StoredWebhook, webhooks } from '../store/webhooks.ts'

/** What waits for longer was tried and not taken, or its message is lost: a round sends it. */
const soon = 60_000

/** That something is to be sent now. */
export const deliveryDue = (deliveryId: string): DomainEvent => ({
  name: 'webhook.deliveryDue',
  detail: { deliveryId },
})

type New = Pick<DeliveryRecord, 'about' | 'body' | 'id' | 'type' | 'webhookId'> & { readonly now: Instant }

/** Something to tell, of which nothing is sent yet. */
export const newDelivery = ({ now, ...about }: New): DeliveryRecord => ({
  ...about,
  status: 'WAITING',
  created: now,
  tries: [],
  triesMade: 0,
})

interface Sending {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/**
 * What is committed for something to be sent: at once, or as soon as what was told before about the same record is taken, or,
 * while the receiver takes nothing, with the next round. The webhook is written where a round has to come, so that none ends
 * as the last one without having seen it.
 */
export const toBeSent = (
  webhook: StoredWebhook,
  delivery: DeliveryRecord,
  { now, ahead }: { readonly now: Instant; readonly ahead?: StoredDelivery | undefined },
): Sending => {
  const write = deliveries.create(delivery)
  if (!isOn(webhook)) return { writes: [write], events: [] }
  const round = webhooks.update(webhook, { ...webhook, retryAt: webhook.retryAt ?? now })
  if (webhook.failingSince !== undefined) return { writes: [write, round], events: [] }
  if (ahead === undefined) return { writes: [write], events: [deliveryDue(delivery.id)] }
  const follows = deliveries.update(ahead, { ...ahead, followedBy: delivery.id })
  const isLate = webhook.retryAt === undefined && Date.parse(now) - Date.parse(ahead.created) > soon
  return { writes: [write, follows, ...(isLate ? [round] : [])], events: [] }
}
