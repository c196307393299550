import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { deliveryAfter, failing } from '../delivery/afterTry.ts'
import { noteTaken, readDue } from '../delivery/inBatches.ts'
import { deliveryDue } from '../delivery/newDelivery.ts'
import { sendOnce } from '../delivery/sendOnce.ts'
import { deliveries } from '../store/deliveries.ts'
import { isOn, webhooks } from '../store/webhooks.ts'

/**
 * Sends something that waits. A receiver that does not take it is told nothing more until a round finds that it does: so
 * one that is down costs the others nothing.
 */
export const deliver: Subscriber<'webhook.deliveryDue'> = ({ detail: { deliveryId }, now }) =>
  retryStale(async () => {
    const due = await readDue(deliveryId)
    if (due?.delivery.status !== 'WAITING' || !isOn(due.webhook)) return
    const { delivery, webhook } = due
    // It came after others that wait, and is sent with them.
    if (webhook.failingSince !== undefined) {
      await commit([webhooks.update(webhook, { ...webhook, retryAt: webhook.retryAt ?? now })])
      return
    }
    const done = await askedOnce(`deliver ${deliveryId}`, () => sendOnce(webhook, delivery, now))
    const { followedBy, ...after } = deliveryAfter(delivery, done, webhook)
    if (after.status !== 'DELIVERED')
      await commit([
        deliveries.update(delivery, after),
        webhooks.update(webhook, failing(webhook, after.triesMade, now)),
      ])
    else if (followedBy === undefined) await noteTaken({ before: delivery, after })
    else await commit([deliveries.update(delivery, after)], { events: [deliveryDue(followedBy)] })
  })
