import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { deliveryDue } from '../delivery/newDelivery.ts'
import { deliveries, deliveryRow } from '../store/deliveries.ts'
import { isOn, requireWebhook, webhooks } from '../store/webhooks.ts'

/** It is sent again under its id, after what waits where the receiver takes nothing now. */
export const replayWebhookDelivery = implement(contract.replayWebhookDelivery)(async ({ params, actor, now, fail }) => {
  const webhook = await requireWebhook(params.webhookId, actor)
  const before = await deliveries.require(params.deliveryId, ({ webhookId }) => webhookId === webhook.id)
  if (!isOn(webhook)) fail('webhook.notOn')
  const after = { ...before, status: 'WAITING' as const, triesMade: 0 }
  const waits = webhook.failingSince !== undefined
  await commit(
    [deliveries.update(before, after), ...(waits ? [webhooks.update(webhook, { ...webhook, retryAt: now })] : [])],
    { events: waits ? [] : [deliveryDue(before.id)] },
  )
  return deliveryRow(after)
})
