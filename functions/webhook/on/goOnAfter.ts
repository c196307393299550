import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { deliveries } from '../store/deliveries.ts'
import { isOn, webhooks } from '../store/webhooks.ts'

/**
 * A message that failed for the last time sends nothing, and what follows what it was to send waits for it: a round goes on
 * with all of it.
 */
export const goOnAfter: Subscriber<'webhook.deliveryDue'> = ({ detail: { deliveryId }, now }) =>
  retryStale(async () => {
    const delivery = await deliveries.byId(deliveryId)
    const webhook = delivery?.status === 'WAITING' ? await webhooks.byId(delivery.webhookId) : undefined
    if (webhook === undefined || webhook.retryAt !== undefined || !isOn(webhook)) return
    await commit([webhooks.update(webhook, { ...webhook, retryAt: now })])
  })
